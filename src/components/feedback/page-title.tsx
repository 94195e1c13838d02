import { productName } from "@contracts/operator";
import { type ReactNode, useEffect } from "react";
import { classNames } from "@/components/ui/class-names";

/** Sets the document's title from the page's: "Sign in | Fairmatch". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
}

interface Look {
  className?: string;
  /** A status next to it. */
  badge?: ReactNode;
}

/** The page's only h1, focused by the frame after navigation; also the document's title, unless `documentTitle` is. */
type PageTitleProps = Look &
  ({ children: string; documentTitle?: string } | { children: ReactNode; documentTitle: string });

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
