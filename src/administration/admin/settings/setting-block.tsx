import { type ReactNode, useId } from "react";

interface SettingBlockProps {
  /** Of its part of the address. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A group of settings, what it is for, and its fields. */
export function SettingBlock({ id, title, text, children }: SettingBlockProps) {
  const titleId = useId();
  return (
    <section id={id} className="card setblock scroll-mt-28" aria-labelledby={titleId} tabIndex={-1}>
      <div className="why">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="what">{children}</div>
    </section>
  );
}
