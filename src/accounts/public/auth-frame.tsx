import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";

/** Filled bars for the required skills of seven jobs; the second row is the full match. */
const jobs = [
  { filled: 5, asked: 7 },
  { filled: 7, asked: 7 },
  { filled: 3, asked: 6 },
  { filled: 6, asked: 8 },
  { filled: 4, asked: 5 },
];

function Bars() {
  return (
    <svg viewBox="0 0 320 354" className="w-84" aria-hidden="true">
      {jobs.flatMap(({ filled, asked }, row) =>
        Array.from({ length: asked }, (_, column) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
            key={`${row}-${column}`}
            x={1 + column * 40}
            y={1 + row * 74}
            width={26}
            height={54}
            rx={8}
            fill={column < filled ? "currentColor" : "none"}
            stroke={column < filled ? "none" : "currentColor"}
            strokeWidth={2}
            opacity={filled === asked ? 1 : column < filled ? 0.2 : 0.28}
          />
        )),
      )}
    </svg>
  );
}

interface AuthFrameProps {
  mark?: ReactNode;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

export function AuthFrame({ mark, title, lead, children, foot }: AuthFrameProps) {
  return (
    <div className="account-frame grid grid-cols-1 lg:min-h-[calc(100dvh-3.5rem-4.25rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div className="grid grid-cols-1 place-items-center px-4 py-12">
        <div className="grid w-full max-w-[24rem] grid-cols-1 gap-5">
          {mark}
          <div className="min-w-0">
            <PageTitle>{title}</PageTitle>
            {lead !== undefined && <div className="mt-1 break-words text-ink-muted">{lead}</div>}
          </div>
          {children}
          {foot !== undefined && <p className="text-center text-ink-muted">{foot}</p>}
        </div>
      </div>
      <aside
        className="relative grid content-between gap-10 overflow-hidden bg-deep p-12 text-on-deep max-lg:hidden"
        aria-label="About the match"
      >
        <Bars />
        <div>
          <p className="text-2xl font-semibold">A match you can check.</p>
          <p className="mt-2 max-w-[24rem] text-md">
            Every bar is a skill the job asks for. Candidates and employers see the same bars filled.
          </p>
        </div>
      </aside>
    </div>
  );
}
