import { productName } from "@contracts/operator";
import { type ReactNode, useEffect } from "react";
import { classNames } from "@/components/ui/class-names";

/** Names the document after the page: "Sign in | Fairmatch". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
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
    <h1 className={classNames("page-title", badge !== undefined && "min-w-0 break-words", className)} tabIndex={-1}>
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
