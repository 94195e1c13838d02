import type { LucideIcon } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

interface IconProps {
  icon: LucideIcon;
  /** sm 16, md 18, lg 20 px. */
  size?: "sm" | "md" | "lg";
  className?: string;
}

/** A decorative Lucide icon in one of three sizes; the words next to it carry the meaning. */
export function Icon({ icon: Shape, size = "md", className }: IconProps) {
  return (
    <Shape
      className={classNames("i", size === "sm" && "i-sm", size === "lg" && "i-lg", className)}
      strokeWidth={1.75}
      aria-hidden="true"
    />
  );
}
