import { Fragment, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

export interface KeyValue {
  label: string;
  /** Empty values show `empty`. */
  value: ReactNode;
}

/** Facts as label and value; `align` "end" for short numbers, "start" for text. */
export function KeyValues({
  items,
  align = "start",
  empty = "Not given",
}: {
  items: readonly KeyValue[];
  align?: "start" | "end";
  empty?: string;
}) {
  return (
    <dl className={classNames("kv tnum", align === "end" && "is-end")}>
      {items.map((item) => (
        <Fragment key={item.label}>
          <dt>{item.label}</dt>
          <dd className="min-w-0 break-words">
            {item.value === null || item.value === undefined || item.value === "" ? (
              <span className="font-normal text-ink-subtle">{empty}</span>
            ) : (
              item.value
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
