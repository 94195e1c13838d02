import type { BenchContext } from "./context.ts";
import type { Figure } from "./figure.ts";

/** In nearly all resumes, in one of twenty, in about ten (city/09_resume_texts.sql). */
const words = ["responsible", "mentored", "quicksilver"];

/** Applications with a word in their resume, by the index only, without rights. */
const foundByIndex = `
  select count(*)
  from private.resume_texts t
  join private.sent_documents d on d.bucket_id = 'candidate_resumes' and d.name = t.name and d.fingerprint = t.fingerprint
  join public.applications a on a.id = d.application_id and a.company_id = $1
  where t.companies @> array[$1::uuid] and t.words @@ to_tsquery('simple', $2 || ':*')`;

/** Resume words, in the largest tenant's list and in Search everything. */
export async function measureSearch({ city }: BenchContext): Promise<Figure[]> {
  const { owner, companyId } = city.who.largest;
  const figures: Figure[] = [];
  for (const word of words) {
    const cost = (as: "superuser" | { userId: string }, text: string) =>
      city.cpuOf({ as, text, values: [companyId, word], times: 10 });
    const floor = await cost("superuser", foundByIndex);
    const ways = {
      "a list of 50":
        "select public.get_company_applications($1, p_limit => 50, p_filter => jsonb_build_object('search', $2::text))",
      "Search everything": "select public.search_everything($2, $1)",
    };
    for (const [way, text] of Object.entries(ways)) {
      const value = await cost({ userId: owner.userId }, text);
      figures.push({
        what: `${way} by "${word}" in resumes`,
        value,
        floor,
        unit: "ms",
        goal: 3,
        note: "floor: the same word by its index, without rights",
      });
    }
  }
  return figures;
}
