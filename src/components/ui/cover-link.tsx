import type { LinkProps } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";

/** A row's title, whose link covers the whole row: the row is `relative`, and so is anything above the link. */
export function CoverLink({ className, ...rest }: LinkProps) {
  return (
    <AppLink
      {...rest}
      className={classNames(
        "break-words font-semibold outline-none after:absolute after:inset-0 after:outline-focus focus-visible:after:outline-2 focus-visible:after:-outline-offset-2",
        className,
      )}
    />
  );
}
