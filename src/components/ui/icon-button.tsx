import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  icon: LucideIcon;
  /** The button's action and object: "Remove TypeScript". */
  label: string;
  size?: "sm" | "md" | "lg";
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  size = "md",
  className,
  type = "button",
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames("icon-btn", className)} aria-label={label}>
      <Icon icon={icon} size={size} />
      {children}
    </button>
  );
}
