-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  return (
    select jsonb_build_object(
      'id', application.id,
      'status', application.status,
      'applied_at', application.applied_at,
      'applied_by_company_id', application.applied_by_company_id,
      'applied_by_company_name', (select c.name from public.companies c where c.id = application.applied_by_company_id),
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'company_name', (select c.name from public.companies c where c.id = j.company_id),
        'is_deleted', j.deleted_at is not null,
        'can', jsonb_build_object('open', private.can_read_job(j, me))
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(application, case when may_move then application.company_id end, me),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'previous_id', there.previous_id,
      'next_id', there.next_id,
      'position', there.place,
      'total', there.total
    )
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_subject (
  p_application_id uuid,
  p_candidate_id uuid
)
  RETURNS private.note_subject
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications;
  candidate public.candidates;
begin
  perform private.require_caller();
  if num_nonnulls(p_application_id, p_candidate_id) <> 1 then
    perform private.fail(422, 'invalid_input', 'Name an application or a candidate');
  end if;
  if p_application_id is not null then
    select * into application from public.applications a where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a, me);
    if application.id is null then
      perform private.fail(404, 'application_not_found', 'Application not found');
    end if;
    return row(
      application.company_id, application.id, null,
      (select m.candidate_name from private.application_matches m where m.application_id = application.id), application.job_id
    )::private.note_subject;
  end if;
  select * into candidate from public.candidates c where c.id = p_candidate_id and private.manages_candidate(c, me);
  if candidate.id is null then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  return row(
    candidate.managing_company_id, null, candidate.id,
    coalesce(nullif(private.trimmed(concat_ws(' ', candidate.first_name, candidate.last_name)), ''), candidate.email), null
  )::private.note_subject;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_team_note (
  p_id uuid,
  p_body text,
  p_application_id uuid DEFAULT NULL::uuid,
  p_candidate_id uuid DEFAULT NULL::uuid,
  p_mentioned uuid[] DEFAULT '{}'::uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  subject private.note_subject := private.note_subject(p_application_id, p_candidate_id);
  note private.team_notes;
  mentioned uuid[];
  author text;
  reader uuid;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('body', p_body), array[private.rule('body', 'text', 5000, 1, 'Write a note')]));
  -- An account that is being deleted at this moment takes what is noted with it: it is waited for, and nothing is noted after it.
  perform from public.applications a where a.id = subject.application_id for key share;
  subject := private.note_subject(p_application_id, p_candidate_id);
  -- One writer at a time about one thing: the same note sent twice, and how many there may be.
  perform pg_advisory_xact_lock(hashtextextended('team_notes ' || coalesce(p_application_id, p_candidate_id), 0));
  select * into note from private.team_notes n where n.id = p_id;
  if note.id is not null then
    if note.author_id is distinct from auth.uid()
      or (note.application_id, note.candidate_id) is distinct from (subject.application_id, subject.candidate_id) then
      perform private.fail(422, 'invalid_input', 'This note could not be kept');
    end if;
    return private.team_note_json(note);
  end if;
  if (
    select count(*) >= 200 from private.team_notes n
    where n.application_id = subject.application_id or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
  ) then
    perform private.fail(409, 'too_many_notes', 'There are 200 notes already. Remove one of yours first');
  end if;
  select array_agg(r.user_id order by r.user_id) into mentioned
  from private.note_readers(subject) r where r.user_id = any (p_mentioned) and r.user_id <> auth.uid();
  select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), 'A colleague') into author
  from public.company_users u where u.user_id = auth.uid() and u.company_id = subject.company_id;
  insert into private.team_notes (id, company_id, application_id, candidate_id, author_id, author_name, body, mentioned)
  values (
    p_id, subject.company_id, subject.application_id, subject.candidate_id, auth.uid(), author, private.trimmed(p_body),
    coalesce(mentioned, '{}'))
  returning * into note;
  foreach reader in array note.mentioned loop
    perform private.tell_staff(
      reader, 'mentioned', 'mentioned', format('%s mentioned you in a note about %s', author, subject.name), note.body,
      jsonb_strip_nulls(jsonb_build_object(
        'application_id', subject.application_id, 'candidate_id', subject.candidate_id, 'company_id', subject.company_id)),
      case when subject.application_id is null then '/company/candidates/' || subject.candidate_id
        else '/company/applications/' || subject.application_id || '?tab=notes' end);
  end loop;
  return private.team_note_json(note);
end
$function$;

COMMENT ON FUNCTION "private"."note_subject"(uuid, uuid) IS 'What the caller may note about: an application they may move, while its applicant has an account, or a candidate their company manages and they may read (RULES: Applications). PT401, PT404, PT422 unless exactly one is named.';
