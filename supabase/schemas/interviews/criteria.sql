-- What a job's interviewers assess (RULES: Scorecards). SECURITY DEFINER: the table is closed to every client.

create function private.job_criteria(of_job uuid) returns text[]
language sql stable set search_path = ''
return array(select c.name from private.interview_criteria c where c.job_id = of_job order by c.place);
comment on function private.job_criteria is 'A job''s interview criteria, in order.';

create function private.can_change_criteria(of_company uuid) returns boolean
language sql stable set search_path = ''
return (private.my_job_rights(of_company)).may_edit;
comment on function private.can_change_criteria is 'True for those who may edit a company''s jobs: they set the interview criteria (RULES: Scorecards).';

create function private.interview_criteria_json(job public.jobs) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  criteria text[] := private.job_criteria(job.id);
begin
  return jsonb_build_object(
    'criteria', to_jsonb(criteria),
    'suggested', (
      select coalesce(jsonb_agg(asked.name order by asked.first_place), '[]')
      from (
        select s.name, min(s.place) as first_place
        from unnest(job.skills_required || job.requirements) with ordinality as s (name, place)
        where char_length(s.name) <= 200
        group by s.name
      ) as asked
      where not exists (select from unnest(criteria) as known (name) where lower(known.name) = lower(asked.name))
    ),
    'can', jsonb_build_object('change', private.can_change_criteria(job.company_id))
  );
end
$$;
comment on function private.interview_criteria_json is 'InterviewCriteria; suggested: the job''s requirements that aren''t criteria yet.';

create function public.get_interview_criteria(p_job_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.interview_criteria_json(private.readable_job(p_job_id)) $$;
comment on function public.get_interview_criteria is 'InterviewCriteria of a job, for staff who may read it. PT401, PT404.';

create function public.set_interview_criteria(p_job_id uuid, p_criteria text[], p_before text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  criteria text[];
begin
  perform private.fail(403, 'not_allowed', 'Your role can''t edit jobs') where not private.can_change_criteria(job.company_id);
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('criteria', to_jsonb(p_criteria)), array[private.rule('criteria', 'texts', 200, 0, max_items => 8)]));
  -- Removes repeats, ignoring case; the first one stays.
  select array_agg(given.name order by given.place) into criteria
  from (
    select distinct on (lower(private.trimmed(c.name))) private.trimmed(c.name) as name, c.place
    from unnest(p_criteria) with ordinality as c (name, place)
    where private.trimmed(c.name) <> ''
    order by lower(private.trimmed(c.name)), c.place
  ) as given;
  -- Two people changing them take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  job := private.readable_job(p_job_id);
  perform private.fail(409, 'criteria_changed', 'Someone else has changed what interviewers look for. Check it again')
  where private.job_criteria(job.id) is distinct from coalesce(p_before, '{}') and private.job_criteria(job.id) is distinct from coalesce(criteria, '{}');
  delete from private.interview_criteria c where c.job_id = job.id;
  insert into private.interview_criteria (job_id, place, name)
  select job.id, c.place, c.name from unnest(criteria) with ordinality as c (name, place);
  return private.interview_criteria_json(job);
end
$$;
comment on function public.set_interview_criteria is
  'Sets a job''s interview criteria, up to eight. p_before: the criteria being edited. Submitted scorecards don''t change. Returns InterviewCriteria. PT401, PT403 without the right to edit the job, PT404, PT409 if someone else changed them in the meantime, PT422 by field.';

grant execute on function public.get_interview_criteria, public.set_interview_criteria to authenticated;
