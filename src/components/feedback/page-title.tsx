import { type ReactNode, useEffect } from "react";
import { classNames } from "@/components/ui/class-names";

/** Names the document after the page: "Sign in | Fairmatch". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Fairmatch`;
  }, [title]);
}

interface PageTitleProps {
  /** The page's one h1; focused after navigation by the frame. */
  children: ReactNode;
  /** The document's title where it differs from the h1. */
  documentTitle?: string;
  className?: string;
  /** Beside it: a status. */
  badge?: ReactNode;
}

/** The page's h1, which also names the document when it is plain text. */
export function PageTitle({ children, documentTitle, className, badge }: PageTitleProps) {
  usePageTitle(documentTitle ?? (typeof children === "string" ? children : "Fairmatch"));
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
