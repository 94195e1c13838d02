// Stored values match their definition at this size: counts the rows that differ.
import type { BenchContext, Place } from "./context.ts";
import type { Figure } from "./figure.ts";

/** Ids of the best hundred jobs by the plain rule, computed for each visible job. */
const plainly = `
  select v.job_id as id
  from public.candidates c
  cross join private.home_of(c) as home
  cross join private.visible_jobs v
  cross join lateral private.match_explanations(
    v.skills_required, v.preferred_skills, v.experience_level, v.job_type, v.location, v.locations, v.company_culture, c, home) as m (explanation)
  where c.id = $1 and not exists (select from public.applications a where a.candidate_id = c.id and a.job_id = v.job_id)
  order by (m.explanation ->> 'score')::bigint desc, v.posted_at desc, v.job_id
  limit 100`;

/** How many of a candidate's first hundred matches are wrong. */
async function wrongMatches({ rowsOf }: Place, person: { userId: string; candidateId: string }): Promise<number> {
  const answered: string[] = [];
  let after: string | null = null;
  while (answered.length < 100) {
    const [row] = await rowsOf({
      as: { userId: person.userId },
      text: "select public.get_potential_jobs($1::jsonb, 20) as page",
      values: [after],
    });
    const page = row?.page as { jobs: { id: string; posted_at: string; match: { score: number } }[] } | undefined;
    const last = page?.jobs.at(-1);
    if (!page || !last) break;
    answered.push(...page.jobs.map(({ id }) => id));
    after = JSON.stringify({ score: last.match.score, postedAt: last.posted_at, id: last.id });
  }
  const expected = await rowsOf({ as: "superuser", text: plainly, values: [person.candidateId] });
  return Array.from({ length: 100 }, (_, n) => n).filter((n) => answered[n] !== expected[n]?.id).length;
}

/** Stored values, each with the view that defines it. */
const kept: [what: string, isText: string, shallText: string][] = [
  [
    "kept numbers",
    "select subject, what, n::bigint from private.counts where n <> 0",
    "select subject, what, n from private.counted",
  ],
  [
    "matches of the largest job's applications",
    "select application_id, match_order, match::text, words, skill_keys, status, answer_due from private.application_matches where job_id = $1",
    "select application_id, match_order, match::text, words, skill_keys, status, answer_due from private.counted_application_matches where job_id = $1",
  ],
];

/** Matches of four candidates, stored counts, and the matches of a job's applications, against their plain definitions. */
export async function measureExact({ city }: BenchContext): Promise<Figure[]> {
  const { who, rowsOf } = city;
  const figures: Figure[] = [];
  const figure = (what: string, value: number) => figures.push({ what, value, floor: null, unit: "rows", goal: 0 });
  for (const name of ["candidate", "busyCandidate", "freshCandidate", "candidateWithoutSkills"] as const) {
    figure(
      `the first 100 matches of ${name} that differ from the plain definition`,
      await wrongMatches(city, who[name]),
    );
  }
  for (const [what, is, shall] of kept) {
    const [row] = await rowsOf({
      as: "superuser",
      text: `select count(*)::integer as n from ((${is}) except all (${shall}) union all ((${shall}) except all (${is}))) differing
        where $1::uuid is not null`,
      values: [who.largest.jobId],
    });
    figure(`${what} that differ from their definition`, Number(row?.n));
  }
  return figures;
}
