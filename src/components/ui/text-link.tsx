import type { LinkProps } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";

/** An underlined link to a page of the product. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={classNames("link", className)} />;
}

/** The title of a row or a card, leading to what it names. */
export function TitleLink({ className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={classNames("touch title-link", className)} />;
}
