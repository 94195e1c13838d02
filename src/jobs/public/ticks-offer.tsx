import type { Candidate } from "@contracts/candidates/candidate";
import { useId, useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { profileQuery } from "@/candidates/data/profile-query";
import { Button } from "@/components/ui/button";
import { useTakeTicks } from "@/jobs/public/use-take-ticks";
import { formatCount, formatWords } from "@/lib/format";
import { type Ticks, useTicks } from "@/lib/ticks";
import { areTicksOf, declineTicks, hasDeclinedTicks } from "@/lib/ticks-owner";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Ticks that the profile lacks. */
function newTo({ skills, experience_years, city, state, culture_values }: Candidate, ticks: Ticks) {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  return {
    skills: ticks.skills.map(({ name }) => name).filter((name) => !known.has(name.toLowerCase())),
    years: experience_years === null ? ticks.years : null,
    place: city || state ? null : (ticks.place?.name ?? null),
    culture: culture_values.length > 0 ? [] : ticks.culture,
  };
}

function Offer({ candidate, ticks, onDecline }: { candidate: Candidate; ticks: Ticks; onDecline: () => void }) {
  const titleId = useId();
  const { take, isPending } = useTakeTicks(candidate.user_id);
  const { skills, years, place, culture } = newTo(candidate, ticks);
  const words = [...skills, years !== null && `${years} years or more`, place, ...culture.map(formatWords)].filter(
    Boolean,
  );
  if (words.length === 0) return null;
  const what = skills.length > 0 ? `the ${formatCount(skills.length, "skill")} you selected` : "what you selected";
  return (
    <section className="card flex flex-wrap items-center gap-4 border-accent-line p-4 md:p-5" aria-labelledby={titleId}>
      <div className="min-w-0 grow basis-72">
        <h2 id={titleId} className="font-semibold">
          {`Add ${what} to your profile?`}
        </h2>
        <p className="mt-0.5 break-words">{words.join(", ")}</p>
        <p className="mt-0.5 text-sm text-ink-muted">
          Selected in this browser before you signed in. Nothing on your profile is removed.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="quiet" onClick={onDecline}>
          Not now
        </Button>
        <Button onClick={take} busy={isPending} busyLabel="Adding...">
          Add to profile
        </Button>
      </div>
    </section>
  );
}

/**
 * Asks a candidate whether ticks from before sign-in are theirs: a shared computer may have someone else's. Skipped if their
 * sign-up started with saving them.
 */
export function TicksOffer() {
  const { user, role } = useAuth();
  const userId = user?.id ?? "";
  const ticks = useTicks();
  const { data } = useEagerQuery({
    ...profileQuery(userId),
    enabled: role === "candidate",
    meta: { silent: true },
  });
  const [declinedBy, setDeclinedBy] = useState("");
  if (!data || declinedBy === userId || hasDeclinedTicks(userId) || areTicksOf(userId)) return null;
  const decline = () => {
    declineTicks(userId);
    setDeclinedBy(userId);
  };
  return (
    <div className="empty:hidden">
      <Offer candidate={data.candidate} ticks={ticks} onDecline={decline} />
    </div>
  );
}
