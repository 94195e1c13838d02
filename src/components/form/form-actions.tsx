import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { classNames } from "@/components/ui/class-names";
import { formatCount } from "@/lib/format";

export function countChanges(dirty: unknown): number {
  if (dirty === true || (Array.isArray(dirty) && dirty.length > 0)) return 1;
  if (typeof dirty !== "object" || dirty === null || Array.isArray(dirty)) return 0;
  return Object.values(dirty).reduce((sum: number, each) => sum + countChanges(each), 0);
}

function Changes() {
  const { dirtyFields } = useFormState();
  const count = countChanges(dirtyFields);
  return (
    <p className="formbar-count grow basis-20">
      <b className="font-semibold">{count === 0 ? "No changes" : formatCount(count, "change")}</b>
      {count > 0 && <span className="text-ink-muted max-sm:hidden">, not saved yet</span>}
    </p>
  );
}

interface FormActionsProps {
  counted?: boolean;
  /** Stays visible on wide windows, too. */
  pinned?: boolean;
  /** The screen's only decision: on phones it replaces the tab bar instead of being above it. */
  decisive?: boolean;
  /** The submit button first. */
  children: ReactNode;
}

/** The bottom of a long form: below 1024 px it is always visible. */
export function FormActions({ counted, pinned, decisive, children }: FormActionsProps) {
  return (
    <div className={classNames("formbar", pinned && "formbar-pinned", decisive && "formbar-decisive")}>
      {counted && <Changes />}
      {children}
    </div>
  );
}
