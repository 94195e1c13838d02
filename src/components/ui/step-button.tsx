import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { IconButton } from "@/components/ui/icon-button";

interface StepButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, "title" | "aria-keyshortcuts"> {
  label: string;
  icon: LucideIcon;
  size?: "sm" | "md";
  /** Undefined at the end. */
  onPress: (() => void) | undefined;
}

/** Previous or next. It stays a button at the end, to keep the focus. */
export const StepButton = ({ onPress, ...rest }: StepButtonProps) => (
  <IconButton
    {...rest}
    aria-disabled={!onPress || undefined}
    className="aria-disabled:text-ink-subtle/50"
    onClick={onPress}
  />
);
