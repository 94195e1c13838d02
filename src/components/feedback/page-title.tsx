import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";

/** Names the document after the page: "Sign in | Fairmatch". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Fairmatch`;
  }, [title]);
}

/** Whether the h1 that has just left had the focus. */
let leftFocused = false;

/**
 * For the h1 of a page. When it takes the place of another, as what was awaited arrives or a thing is not there after all, and that
 * one had the focus, it gets it: the keyboard stays where it was, and the new heading is read.
 */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // In one commit React runs what ends before what begins, and both before anything is drawn.
  useLayoutEffect(() => {
    const element = heading.current;
    if (leftFocused && document.activeElement === document.body) element?.focus({ preventScroll: true });
    leftFocused = false;
    return () => {
      leftFocused = document.activeElement === element;
    };
  }, []);
  return heading;
}

interface Look {
  className?: string;
  /** Beside it: a status. */
  badge?: ReactNode;
}

/** The page's one h1, focused after navigation by the frame; words also name the document, unless `documentTitle` does. */
type PageTitleProps = Look &
  ({ children: string; documentTitle?: string } | { children: ReactNode; documentTitle: string });

/** The page's h1, which also names the document. */
export function PageTitle({ children, documentTitle, className, badge }: PageTitleProps) {
  usePageTitle(documentTitle ?? String(children));
  const title = (
    <h1
      ref={useHeading()}
      className={classNames("page-title", badge !== undefined && "min-w-0 break-words", className)}
      tabIndex={-1}
    >
      {children}
    </h1>
  );
  if (badge === undefined) return title;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {title}
      {badge}
    </div>
  );
}
