-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "public"."set_application_status"(uuid, text);

CREATE OR REPLACE FUNCTION private.is_expired (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((job).status = 'published'::public.job_status) AND COALESCE(((job).expires_at < ((now() AT TIME ZONE 'UTC'::text))::date), false));

CREATE OR REPLACE FUNCTION private.company_job_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'status', j.status, 'is_expired', private.is_expired(j.*), 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', private.job_acts(j.*)))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(counts.n), (0)::numeric))::integer AS total,
             COALESCE(jsonb_object_agg(counts.status, counts.n), '{}'::jsonb) AS by_status
            FROM ( SELECT applications.status,
                     count(*) AS n
                    FROM public.applications
                   WHERE (applications.job_id = j.id)
                   GROUP BY applications.status) counts) counted)
   WHERE (j.id = company_job_json.of_job);
END;

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  sees_all boolean := private.sees_all_of(target, 'post_jobs');
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(left(coalesce(p_search, ''), 200), '\s+') as word
    where word <> ''
  );
begin
  return (
    with found as (
      select j.id, j.created_at
      from public.jobs j
      where j.company_id = target and j.deleted_at is null and j.title ilike all (words)
        and (sees_all or j.id in (select private.my_assigned_job_ids()))
    ),
    page as (
      select * from found
      where (created_at, id) < (page_before.at, page_before.id)
      order by created_at desc, id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', j.id,
          'title', j.title,
          'status', j.status,
          'is_expired', private.is_expired(j),
          'created_at', j.created_at,
          'expires_at', j.expires_at,
          'application_count', counted.total,
          'new_application_count', counted.new,
          'assignee', private.assignee_of_job(j.id),
          'can', private.job_acts(j)
        ) order by j.created_at desc, j.id desc)
        from page
        join public.jobs j on j.id = page.id
        cross join lateral (
          select count(*) as total, count(*) filter (where a.status = 'applied') as new
          from public.applications a where a.job_id = j.id
        ) as counted
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.set_application_status (
  p_application_id uuid,
  p_status text,
  p_from text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
  wanted public.application_status := private.read_status_filter(p_status);
  status_before public.application_status;
begin
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    if p_from is not null and private.read_status_filter(p_from) is distinct from application.status then
      perform private.fail(409, 'moved_meanwhile', 'It has been moved meanwhile. Look where it stands now.');
    end if;
    status_before := application.status;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.expect_status_notice(application, status_before);
  end if;
  return private.company_application_json(application);
end
$function$;

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not private.can_edit_job(job) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  perform private.hold_company(job.company_id);
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if private.is_expired(job) then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

COMMENT ON FUNCTION "private"."is_expired"(public.jobs) IS 'Whether a published job has had its last day (UTC): it behaves as closed (RULES: Jobs).';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. p_from: where the mover saw it; elsewhere it stays (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed or moved_meanwhile, PT422 for an unknown status.';

REVOKE ALL ON FUNCTION "private"."is_expired"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."set_application_status"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_application_status"(uuid, text, text) TO "authenticated";
