import type { LinkProps } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";

export function TextLink({ className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={classNames("link", className)} />;
}

export function TitleLink({ className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={classNames("touch title-link", className)} />;
}
