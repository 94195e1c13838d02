import type { Actor, BenchContext, Place } from "./context.ts";
import type { Figure } from "./figure.ts";

/** A page of listed jobs, read by key and written as JSON, without rights. */
const jobsOf = (page: string): string => `
  select json_build_object('total', count(*), 'jobs', json_agg(json_build_object(
    'id', j.id, 'title', j.title, 'status', j.status, 'is_expired', j.expires_at < current_date, 'created_at', j.created_at,
    'expires_at', j.expires_at, 'application_count', counted.total, 'new_application_count', counted.new,
    'assignee', case when u.id is not null
      then json_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) end,
    'can', json_build_object('edit', true, 'delete', true, 'assign', true)
  ) order by j.created_at desc, j.id desc))
  from (select * from public.jobs where ${page}) j
  left join public.job_assignments a on a.job_id = j.id
  left join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id
  cross join lateral (
    select sum(n) as total, sum(n) filter (where what = 'applied') as new from private.kept_counts where subject = j.id
  ) counted`;

/** Reads by key, written as JSON, without rights. */
const floors = {
  jobs: jobsOf("company_id = $1 and deleted_at is null order by created_at desc, id desc limit 20"),
  job: jobsOf("id = $1"),
  dashboard: `
    select json_build_object(
      'membership', to_json(u), 'company', to_json(c), 'plan', to_json(s),
      'counts', (select json_object_agg(what, n) from private.kept_counts where subject = $2))
    from public.company_users u
    join public.companies c on c.id = u.company_id
    left join public.company_subscriptions s on s.company_id = c.id
    where u.user_id = $1`,
  applications: "select jsonb_build_object('applications', count(*)) from public.applications where candidate_id = $1",
  companies: `
    select jsonb_agg(to_jsonb(page) order by page.created_at desc) from (
      select id, name, industry, location, logo_url, is_approved, submitted_at, approved_at, rejected_at, rejection_reason, created_at,
        updated_at
      from public.companies order by created_at desc, id desc limit 20
    ) page`,
  company: "select to_jsonb(c) from public.companies c where id = $1",
};

/** A call as its caller makes it, and its cost in a place. */
const call = (caller: (place: Place) => string, text: string, value?: (place: Place) => string) => (place: Place) =>
  place.cpuOf({ as: { userId: caller(place) }, text, values: value ? [value(place)] : [] });

const ofTable =
  (text: string, ...values: ((place: Place) => string)[]) =>
  (place: Place) =>
    place.cpuOf({ as: "superuser" satisfies Actor, text, values: values.map((value) => value(place)) });

const dashboard = "select public.get_company_dashboard()";
const jobs = "select public.list_company_jobs()";
const search = "select public.list_company_jobs(p_search => $1)";

const admin = ({ who }: Place) => who.admin.userId;
const partner = ({ who }: Place) => who.partner.userId;
const manyJobs = ({ who }: Place) => who.manyJobs.owner.userId;

/** Counts and lists of dashboards, a company's jobs, a candidate's activity and the administrators' queues. */
export async function measureCounts({ city }: BenchContext): Promise<Figure[]> {
  const ms = { unit: "ms" };
  const aJob = await ofTable(floors.job, ({ who }) => who.partner.jobId)(city);
  const aCompany = await ofTable(floors.company, ({ who }) => who.largest.companyId)(city);
  const aDashboard = await ofTable(
    floors.dashboard,
    ({ who }) => who.partner.userId,
    ({ who }) => who.partner.jobId,
  )(city);
  const jobsOfMany = await ofTable(floors.jobs, ({ who }) => who.manyJobs.companyId)(city);
  const companies = await ofTable(floors.companies)(city);
  const figures: [string, (place: Place) => Promise<number>, number, number, string][] = [
    [
      "company dashboard, largest tenant",
      call(({ who }) => who.largest.owner.userId, dashboard),
      await call(({ who }) => who.median.owner.userId, dashboard)(city),
      1.3,
      "the median tenant's",
    ],
    [
      "company dashboard, 7,000 jobs",
      call(manyJobs, dashboard),
      await call(({ who }) => who.median.owner.userId, dashboard)(city),
      1.3,
      "the median tenant's",
    ],
    [
      "dashboard of a partner recruiter with one old job",
      call(partner, dashboard),
      aDashboard,
      2,
      "membership, company, plan and counts by key",
    ],
    ["job list, company with 7,000 jobs", call(manyJobs, jobs), jobsOfMany, 2, "the same 20 rows by key"],
    [
      "job list, company with 7,000 jobs, searched",
      call(manyJobs, search, ({ who }) => who.words.rare),
      jobsOfMany,
      2,
      "20 rows by key",
    ],
    ["job list of a partner recruiter with one old job", call(partner, jobs), aJob, 2, "the job by key"],
    [
      "activity of a candidate with many applications",
      call(({ who }) => who.busyCandidate.userId, "select public.get_candidate_activity()"),
      await ofTable(floors.applications, ({ who }) => who.busyCandidate.candidateId)(city),
      2,
      "counting those applications by key",
    ],
    [
      "the numbers of the administrators' dashboard",
      call(admin, "select public.count_for_admin()"),
      aCompany,
      2,
      "a company by key",
    ],
    [
      "approved companies, a page",
      call(admin, "select public.list_company_queue('approved')"),
      companies,
      2,
      "20 companies by key",
    ],
    [
      "waiting companies, a page",
      call(admin, "select public.list_company_queue('waiting')"),
      companies,
      2,
      "20 companies by key",
    ],
    [
      "companies with names like one",
      call(admin, "select public.list_similar_companies($1)", ({ who }) => who.median.companyId),
      companies,
      2,
      "20 companies by key",
    ],
  ];
  const measured: Figure[] = [];
  for (const [what, measure, floor, goal, note] of figures) {
    measured.push({ what, value: await measure(city), floor, goal, note: `floor: ${note}`, ...ms });
  }
  return measured;
}
