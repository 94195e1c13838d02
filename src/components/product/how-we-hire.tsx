import type { Hiring } from "@contracts/companies/hiring";
import { formatCount } from "@/lib/format";

interface HowWeHireProps {
  hiring: Hiring;
  /** The days within which the job promises a reply. */
  replyDays: number | null;
}

/** The steps from the application on, as given by the company; hidden if it gives none. */
export function HowWeHire({ hiring, replyDays }: HowWeHireProps) {
  if (hiring.steps.length === 0) return null;
  const reply = replyDays === null ? "" : `reply within ${formatCount(replyDays, "day")}`;
  return (
    <ol className="hire" aria-label="How we hire">
      {[{ name: "Application", length: reply, what: "" }, ...hiring.steps].map(({ name, length, what }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be called alike
        <li key={index}>
          <span className="n" aria-hidden="true">
            {index + 1}
          </span>
          <div className="min-w-0 break-words">
            <b>{name}</b>
            {length && <span className="len">{length}</span>}
            {what && <p>{what}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
