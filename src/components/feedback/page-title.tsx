import { type ReactNode, useEffect } from "react";

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
}

/** The page's h1, which also names the document when it is plain text. */
export function PageTitle({ children, documentTitle, className = "" }: PageTitleProps) {
  usePageTitle(documentTitle ?? (typeof children === "string" ? children : "Fairmatch"));
  return (
    <h1 className={`page-title ${className}`} tabIndex={-1}>
      {children}
    </h1>
  );
}
