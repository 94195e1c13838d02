import { createContext, useContext } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { isLeftOut } from "@/config/left-out";

/** Given a pathname, starts loading the code of its page; the application provides it, so components know no routes. */
export const PreloadContext = createContext<(pathname: string) => void>(() => {});

/**
 * A link whose page starts loading at the first sign of intent: hover, touch or focus. Its words alone where the operator has left
 * that page out.
 */
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
