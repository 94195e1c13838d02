import type { BenchContext, Place, Statement } from "./context.ts";
import type { Figure } from "./figure.ts";

const list = "get_company_applications(p_company_id => $1, p_limit => 50";
const ofJob = "get_job_applications(p_job_id => $1, p_limit => 50";

/** The same rows with names, without rights, row security or a match. */
const rowsWithNames = (where: string): string => `
  select json_build_object('applications', json_agg(json_build_object(
    'id', page.id, 'status', page.status, 'applied_at', page.applied_at, 'candidate_id', page.candidate_id,
    'candidate_name', c.first_name || ' ' || c.last_name, 'candidate_title', c.title, 'job_id', j.id, 'job_title', j.title
  ) order by page.applied_at desc, page.id desc))
  from (select * from public.applications where ${where} order by applied_at desc, id desc limit 50) page
  join public.candidates c on c.id = page.candidate_id
  join public.jobs j on j.id = page.job_id`;

/** An application's own rows by key, with its match, neighbors and owner, without rights or its position. */
const rowsByKey = `
  select jsonb_build_object(
    'application', to_jsonb(a), 'candidate', s.profile, 'match', m.match,
    'job', jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location, 'job_type', j.job_type),
    'assignee', (
      select to_jsonb(u) from public.job_assignments x
      join public.company_users u on u.user_id = x.assigned_to_user_id and u.company_id = x.company_id where x.job_id = a.job_id),
    'allowed', (select jsonb_agg(t.to_status) from private.application_transitions t where t.from_status = a.status),
    'previous', (
      select o.id from public.applications o where o.job_id = a.job_id and (o.applied_at, o.id) > (a.applied_at, a.id)
      order by o.applied_at, o.id limit 1),
    'next', (
      select o.id from public.applications o where o.job_id = a.job_id and (o.applied_at, o.id) < (a.applied_at, a.id)
      order by o.applied_at desc, o.id desc limit 1),
    'total', (select sum(n) from private.kept_counts where subject = a.job_id),
    'answers', (select jsonb_agg(to_jsonb(answer)) from public.job_application_answers answer where answer.application_id = a.id),
    'events', (select jsonb_agg(to_jsonb(e) order by e.id) from public.application_events e where e.application_id = a.id)
  )
  from public.applications a
  join private.sent_profiles s on s.application_id = a.id
  join private.application_matches m on m.application_id = a.id
  join public.jobs j on j.id = a.job_id
  where a.id = $1`;

/** Where page 100 starts: the previous page's last row, as the list's key. */
async function hundredthPage({ sql, who }: Place): Promise<string> {
  const [last] = await sql<{ key: string }[]>`
    select json_build_object('score', match_order, 'appliedAt', applied_at, 'id', application_id)::text as key
    from private.application_matches where company_id = ${who.largest.companyId}
    order by match_order desc, applied_at desc, application_id desc
    offset (select least(99 * 50, count(*) - 51) from private.application_matches where company_id = ${who.largest.companyId}) limit 1`;
  if (!last) throw new Error("The largest tenant has no hundredth page.");
  return last.key;
}

/** Application lists, an application and a partner recruiter's list: only in the city, since size must not matter. */
export async function measureApplications({ city }: BenchContext): Promise<Figure[]> {
  const { who } = city;
  const { owner, companyId, jobId } = who.largest;
  const asOwner = (text: string, ...values: string[]): Promise<number> =>
    city.cpuOf({ as: { userId: owner.userId }, text: `select public.${text}`, values });
  const asSuperuser = (text: string, ...values: string[]): Promise<number> =>
    city.cpuOf({ as: "superuser", text, values } satisfies Statement);

  const companyRows = await asSuperuser(rowsWithNames("company_id = $1"), companyId);
  const jobRows = await asSuperuser(rowsWithNames("job_id = $1"), jobId);
  const best = await asOwner(`${list})`, companyId);
  const deep = await hundredthPage(city);
  const figure = (what: string, value: number, floor: number, goal: number): Figure => ({
    what,
    value,
    floor,
    unit: "ms",
    goal,
  });
  return [
    figure(
      "newest 50 applications with match, largest tenant",
      await asOwner(`${list}, p_sort => 'newest')`, companyId),
      companyRows,
      1.5,
    ),
    figure(
      "newest 50 applications with match, its largest job",
      await asOwner(`${ofJob}, p_sort => 'newest')`, jobId),
      jobRows,
      1.5,
    ),
    figure("best 50, largest tenant, page 1", best, companyRows, 1.5),
    figure("best 50, its largest job, page 1", await asOwner(`${ofJob}, p_sort => 'best')`, jobId), jobRows, 1.5),
    figure(
      "best 50, largest tenant, page 100 against page 1",
      await asOwner(`${list}, p_sort => 'best', p_before => $2::text::jsonb)`, companyId, deep),
      best,
      1.3,
    ),
    figure(
      "an application in the middle of the largest job",
      await asOwner("get_application_detail($1)", who.applicationId),
      await asSuperuser(rowsByKey, who.applicationId),
      2,
    ),
    figure(
      "a partner recruiter's list, one old job",
      await city.cpuOf({
        as: { userId: who.partner.userId },
        text: `select public.${list}, p_sort => 'newest')`,
        values: [companyId],
      }),
      await asSuperuser(rowsWithNames("job_id = $1"), who.partner.jobId),
      2,
    ),
  ];
}
