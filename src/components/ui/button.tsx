import { type LucideIcon, Mail } from "lucide-react";
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import type { LinkProps } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { isLeftOut } from "@/config/left-out";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "danger-quiet";
type ButtonSize = "sm" | "md" | "lg";

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  block?: boolean;
  icon?: LucideIcon;
}

function buttonClass({ variant = "secondary", size = "md", block }: Look, className?: string): string {
  return classNames("btn", `btn-${variant}`, size !== "md" && `btn-${size}`, block && "btn-block", className);
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether its action is running; undefined for a button without one, such as one that opens a dialog. */
  busy?: boolean;
  /** The label while busy, such as "Signing In..."; unchanged by default. */
  busyLabel?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. While busy it keeps the focus and at least its width, shows `busyLabel`, and ignores presses, so that nothing is sent
 * twice; also before the busy render, and for the second half of a double click. Only disable one if the reason is visible nearby.
 */
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  busyLabel,
  className,
  children,
  type = "button",
  onClick,
  style,
  ...rest
}: ButtonProps) {
  const [restWidth, setRestWidth] = useState<number>();
  const isDrawn = useRef(true);
  // The browser may draw no frame for long; once busy has been rendered, that ignores presses.
  useEffect(() => {
    if (busy) isDrawn.current = true;
  }, [busy]);
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      // Assistive technology says that it takes no press now.
      aria-disabled={busy || rest["aria-disabled"]}
      style={busy ? { minWidth: restWidth, ...style } : style}
      onClick={(event) => {
        if (busy || (busy === false && (!isDrawn.current || event.detail > 1))) {
          event.preventDefault();
          return;
        }
        isDrawn.current = false;
        requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn.current = true)));
        setRestWidth(event.currentTarget.offsetWidth);
        onClick?.(event);
      }}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon icon={icon} />}
      <span className="contents">{busy && busyLabel !== undefined ? busyLabel : children}</span>
    </button>
  );
}

export function LinkButton({ variant, size, block, icon, className, children, ...rest }: Look & LinkProps) {
  if (typeof rest.to === "string" && isLeftOut(rest.to)) return null;
  return (
    <AppLink {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon icon={icon} />}
      <span className="contents">{children}</span>
    </AppLink>
  );
}

interface MailButtonProps extends Omit<Look, "icon"> {
  address: string;
  className?: string;
  children: ReactNode;
}

export function MailButton({ variant, size, block, address, className, children }: MailButtonProps) {
  return (
    <a href={`mailto:${address}`} className={buttonClass({ variant, size, block }, className)}>
      <Icon icon={Mail} />
      {children}
    </a>
  );
}
