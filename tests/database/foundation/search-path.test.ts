// A function without its own search path may resolve other objects than intended. With one it can't be inlined into a query.
import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";

/**
 * Functions without a search path: SQL expressions and queries the planner inlines. Their names were resolved at creation, so a
 * search path changes nothing, and setting one makes each a call per row.
 */
const inlined = [
  "activity_bound",
  "admin_job_state",
  "asked_explanations",
  "asked_location",
  "asked_skills",
  "audit_names",
  "can_apply_again",
  "can_at_company",
  "can_delete_job",
  "comes_first",
  "company_json",
  "culture_matches",
  "culture_order",
  "cut_words",
  "day_in_words",
  "earliest_day",
  "employer_json",
  "end_of_day",
  "enough_of",
  "fits_filter",
  "former_zones",
  "furthest_stage",
  "has_places",
  "hiring_json",
  "in_words",
  "is_answer",
  "is_anywhere",
  "is_back",
  "is_day_over",
  "is_expired",
  "is_given_up",
  "is_listed_job",
  "is_open_job",
  "is_overdue",
  "is_paused",
  "is_settled",
  "is_undelivered",
  "is_within_days",
  "job_acts",
  "job_facts",
  "job_list_entry",
  "job_rights",
  "latest_day",
  "level_fit",
  "level_years",
  "listed_jobs",
  "location_fit",
  "location_key",
  "match_explanations",
  "match_order",
  "may_name",
  "miles_between",
  "my_job_rights",
  "open_stages",
  "owed_day",
  "page_limit",
  "paid_a_year",
  "path_stages",
  "place_terms",
  "plain_key",
  "promise_outcome",
  "public_company_json",
  "ranked_jobs",
  "regions",
  "review_status",
  "searchable",
  "sees_all_of",
  "sent_profile",
  "settled_promise",
  "shown_status",
  "stage_rank",
  "stages_from",
  "state_of",
  "undo_is_over",
  "utc_day",
  "words_asked",
  "words_of",
  "workplace_of",
];

interface SqlFunction {
  name: string;
  returnsRows: boolean;
  types: string[];
}

const functions = () => sql<SqlFunction[]>`
  select pronamespace::regnamespace || '.' || proname as name, proretset as "returnsRows",
    array(select format_type(type, null) from unnest(proargtypes::oid[]) with ordinality as argument (type, position) order by position) as types
  from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and not coalesce('search_path=""' = any (proconfig), false)
  order by (pronamespace::regnamespace || '.' || proname) collate "C"`;

/** Whether a query that calls it with columns still does so after planning. */
async function isCalled({ name, returnsRows, types }: SqlFunction): Promise<boolean> {
  const columns = types.map((type, index) => `null::${type} as a${index}`).join(", ") || "1";
  const rows = `(select ${columns} offset 0) as given`;
  const call = `${name}(${types.map((_, index) => `given.a${index}`).join(", ")})`;
  const query = returnsRows
    ? `select * from ${rows} cross join lateral ${call} as found`
    : `select ${call} from ${rows}`;
  const plan = await sql.unsafe(`explain (verbose, costs off) ${query}`);
  return plan.some((line) => line["QUERY PLAN"].includes(`${name.split(".")[1]}(`));
}

test("every function sets its search path or is inlined into the query that calls it", async () => {
  const found = await functions();
  expect(found.map(({ name }) => name)).toEqual(inlined.map((name) => `private.${name}`));
  for (const each of found) expect(await isCalled(each), each.name).toBe(false);
});
