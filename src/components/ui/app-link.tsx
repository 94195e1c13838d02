import { createContext, useContext } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { isLeftOut } from "@/config/left-out";

/** Preloads the code of a pathname's page; provided by the app, so that components know no routes. */
export const PreloadContext = createContext<(pathname: string) => void>(() => {});

/** A link whose page preloads at the first sign of intent: hover, touch or focus. Plain text if the operator has disabled that page. */
export function AppLink(props: LinkProps) {
  const preload = useContext(PreloadContext);
  const start = () => {
    const pathname = typeof props.to === "string" ? props.to.split(/[?#]/)[0] : props.to.pathname;
    if (pathname) preload(pathname);
  };
  if (typeof props.to === "string" && isLeftOut(props.to)) return props.children;
  return (
    <Link
      {...props}
      onPointerEnter={(event) => {
        start();
        props.onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        start();
        props.onTouchStart?.(event);
      }}
      onFocus={(event) => {
        start();
        props.onFocus?.(event);
      }}
    />
  );
}
