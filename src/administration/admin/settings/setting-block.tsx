import { type ReactNode, useId } from "react";

interface SettingBlockProps {
  /** Its anchor. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

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
