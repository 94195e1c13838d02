import { productName } from "@contracts/operator";
import { Bell, CalendarCheck, Clock, type LucideIcon, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Mark } from "@/components/product/mark";
import { MatchStrip } from "@/components/product/match";
import { StatusGlyph } from "@/components/product/status-glyph";
import { Avatar, type AvatarProps } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import type { Side } from "@/marketing/home/side";

const summary = "5 of 6 required skills; missing: Kubernetes";
const skills = (amount: number, held: number) =>
  Array.from({ length: amount }, (_, index) => ({ name: String(index), has: index < held }));
const match = { required: skills(6, 5), preferred: skills(2, 1) };

interface PhoneProps {
  /** The side's reader. */
  reader: string;
  subject: Pick<AvatarProps, "name" | "shape">;
  title: string;
  text: string;
  /** The other side's reader. */
  other: string;
  children: ReactNode;
  bar: ReactNode;
}

function Phone({ reader, subject, title, text, other, children, bar }: PhoneProps) {
  return (
    <div className="ph" aria-hidden="true">
      <div className="ph-top">
        <span className="brand grow text-base">
          <span className="inline-grid w-5">
            <Mark />
          </span>
          {productName}
        </span>
        <Icon icon={Bell} className="text-ink-muted" />
        <Avatar name={reader} size="sm" />
      </div>
      <div className="ph-head">
        <Avatar {...subject} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold text-lg leading-tight">{title}</p>
          <p className="text-ink-muted">{text}</p>
          <p className="mt-1.5">
            {/* The page is prerendered, where the policy blocks the inline styles of a Badge. */}
            <span className="badge t-plum">
              <StatusGlyph name="interview" />
              Interview
            </span>
          </p>
        </div>
      </div>
      <div className="ph-band">
        <MatchStrip match={match} size="lg" />
        <div className="grow basis-60">
          <p className="font-semibold">{summary}</p>
          <p className="text-ink-muted text-sm">{other}</p>
        </div>
      </div>
      <div className="ph-body">{children}</div>
      <div className="ph-bar">{bar}</div>
    </div>
  );
}

function Time({ chosen = false, children }: { chosen?: boolean; children: ReactNode }) {
  return (
    <div className={`choice ${chosen ? "is-on" : ""}`}>
      <span className="ph-radio" />
      <span>{children}</span>
    </div>
  );
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex min-h-11 items-center gap-2.5">
      <Icon icon={icon} />
      <span>{children}</span>
    </p>
  );
}

function Promised({ by, children }: { by: string; children: ReactNode }) {
  return (
    <p className="ph-promise">
      <Icon icon={CalendarCheck} />
      <span>
        {children} <b>{by}</b>
      </span>
    </p>
  );
}

/** A fictional application as each side sees it, with the same match, starting with the reader's side. */
export function BothSides({ side }: { side: Side }) {
  return (
    <section className="wrap py-14 md:py-20" aria-labelledby="both">
      <div className="mx-auto max-w-[40rem] text-center">
        <h2 className="font-semibold text-2xl" id="both">
          Both sides
        </h2>
        <p className="mt-2 text-ink-muted text-md">
          {side === "hiring"
            ? "One application: what Nadia sees, and what you see."
            : "One application on two phones: first what Nadia sees, then what Cresthollow Rail sees."}
        </p>
      </div>
      <div className="both mt-8 md:mt-10">
        <p className="sr-only">The candidate's screen and the company's screen show the same line: {summary}.</p>
        <Phone
          reader="Nadia Ferreira"
          subject={{ name: "Cresthollow Rail", shape: "company" }}
          title="Lead API Engineer"
          text="Cresthollow Rail"
          other="Cresthollow Rail sees exactly this."
          bar={<span className="btn btn-primary btn-block">Confirm Tuesday</span>}
        >
          <p className="font-semibold">Choose a time to talk</p>
          <Time>Monday · 10:00 AM</Time>
          <Time chosen>Tuesday · 2:30 PM</Time>
          <Promised by="Saturday">Reply promised by</Promised>
        </Phone>
        <div className="join">
          <div className="join-band" aria-hidden="true">
            <MatchStrip match={match} />
          </div>
          <div className="join-say">
            <p className="font-semibold">Every bar is a skill the job asks for</p>
            <p className="mt-1 text-ink-muted">Filled if it is on the profile. No one gets a fuller version.</p>
          </div>
        </div>
        <Phone
          reader="Dana Whitlock"
          subject={{ name: "Nadia Ferreira" }}
          title="Nadia Ferreira"
          text="Lead API Engineer"
          other="Nadia sees exactly this."
          bar={
            <>
              <span className="btn btn-quiet">Not Selected</span>
              <span className="btn btn-primary grow">Move to Offered</span>
            </>
          }
        >
          <p className="font-semibold">Three times proposed</p>
          <Line icon={Clock}>Nadia hasn't chosen yet</Line>
          <Line icon={MessageSquare}>1 new message from Nadia</Line>
          <Promised by="Saturday">You promised a reply by</Promised>
        </Phone>
      </div>
    </section>
  );
}
