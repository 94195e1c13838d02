import { Children, type ComponentProps, type ReactNode, useId } from "react";
import type { LinkProps } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { isLeftOut } from "@/config/left-out";

interface CardProps {
  title?: ReactNode;
  /** At the end of the title row: a count, a link, a button. */
  aside?: ReactNode;
  /** It gets its own line on phones: a search. */
  wideAside?: boolean;
  /** Rows and tables reach the card's edges; other content is padded. */
  flush?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A bordered surface. With a title it is a region with that name. Never nested. */
export function Card({ title, aside, wideAside = false, flush = false, id, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section id={id} className={classNames("card", className)} aria-labelledby={title ? titleId : undefined}>
      {title !== undefined && (
        <div className="card-head">
          <h2 id={titleId} className="min-w-0 break-words">
            {title}
          </h2>
          {aside !== undefined && <div className={classNames("card-aside", wideAside && "max-md:w-full")}>{aside}</div>}
        </div>
      )}
      {flush ? (
        children
      ) : (
        <div className={classNames("card-body", title === undefined && "pt-5 max-md:pt-4")}>{children}</div>
      )}
    </section>
  );
}

/** A list as hairline rows, which reaches the edges of a flush card; children are list items. */
export function RowList({ className, ...rest }: ComponentProps<"ul">) {
  // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
  return <ul {...rest} role="list" className={classNames("rows", className)} />;
}

/** The same of Row and RowLink, one an item. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <RowList>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </RowList>
  );
}

export function Row({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames("row", className)}>{children}</div>;
}

/** A row that opens a page; the whole row is the link. Nothing where the operator has left that page out. */
export function RowLink({ className, ...rest }: LinkProps) {
  if (typeof rest.to === "string" && isLeftOut(rest.to)) return null;
  return <AppLink {...rest} className={classNames("row", className)} />;
}
