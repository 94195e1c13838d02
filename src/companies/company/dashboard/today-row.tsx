import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { CoverLink } from "@/components/ui/cover-link";

interface TodayCardProps {
  title: string;
  /** The count next to the title. */
  count?: ReactNode;
  all?: { to: string; label: string };
  children: ReactNode;
}

export function TodayCard({ title, count, all, children }: TodayCardProps) {
  return (
    <Card
      flush
      className="overflow-clip"
      title={
        <>
          {title}
          {count !== undefined && <span className="tnum ml-3 font-normal text-ink-muted text-sm">{count}</span>}
        </>
      }
      aside={
        all && (
          <LinkButton size="sm" variant="quiet" className="-mr-2.5" to={all.to}>
            {all.label}
          </LinkButton>
        )
      }
    >
      {children}
    </Card>
  );
}

interface TodayRowProps {
  /** Its column layout: an interview, a reply, new applications of a job, a message, an offer. */
  kind: "iv" | "rp" | "nw" | "ms" | "of";
  to: string;
  name: string;
  /** Below the name. */
  lines: ReactNode;
  /** Before the person. */
  before?: ReactNode;
  hasFace?: boolean;
  isNext?: boolean;
  children?: ReactNode;
}

export const TodayRows = RowList;

/** A row covered by its name's link; other controls are layered above. */
export function TodayRow({ kind, to, name, lines, before, hasFace = true, isNext = false, children }: TodayRowProps) {
  return (
    <li className={classNames("trow", kind, isNext && "next")}>
      {before}
      {hasFace && <Avatar name={name} />}
      <div className="min-w-0">
        <CoverLink to={to} className="leading-5.5" dir="auto">
          {name}
        </CoverLink>
        {lines}
      </div>
      {children}
    </li>
  );
}
