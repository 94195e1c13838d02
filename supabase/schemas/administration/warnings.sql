-- What administrators write about reports, to the reported company and to the reporter. The audit log has the only copy.
-- SECURITY DEFINER: notifications and emails bypass row policies.

create function private.is_said(of_action text, of_subject uuid, act uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.audit_log a where a.subject_id = of_subject and a.action = of_action and a.details ->> 'act' = act::text
      and a.subject_type in ('company', 'job', 'message'))
$$;
comment on function private.is_said is 'True if this act was already done. Callers have locked its subject.';

create function private.require_words(words text, act uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('words', words), private.administration_rules('words')));
  perform private.fail(422, 'invalid_input', 'Please check the form and try again') where act is null;
  return private.trimmed(words);
end
$$;
comment on function private.require_words is 'Checks what an administrator wrote. PT422 by field.';

create function public.warn_company(p_id uuid, p_company_id uuid, p_words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  said text;
begin
  perform private.require_admin();
  said := private.require_words(p_words, p_id);
  company := private.locked_company(p_company_id);
  if private.is_said('company.warned', company.id, p_id) then
    return;
  end if;
  perform private.audit('company.warned', 'company', company.id, company.id, jsonb_build_object('words', said, 'act', p_id));
  perform private.notify_company_admins(
    company, 'company_warned', jsonb_build_object('words', said), 'company_warned', jsonb_build_object('words', said, 'path', '/company/dashboard'));
end
$$;
comment on function public.warn_company is
  'Warns a company''s administrators, in the app and by email, that something reported is against the rules. The caller makes up p_id: sending it again is the same warning. PT401, PT403 for non-administrators, PT404, PT422 by field.';

create function private.write_to(reader uuid, key text, words text, job_title text, data jsonb, path text) returns void
language sql set search_path = ''
as $$
  select private.notify(p.id, key, jsonb_build_object('words', words, 'job', job_title), data),
    private.enqueue_email('report_reply', p.email, jsonb_build_object('words', words, 'about', job_title, 'path', path))
  from public.profiles p where p.id = reader
$$;
comment on function private.write_to is 'Notifies and emails someone who reported something.';

create function public.write_to_job_reporters(p_id uuid, p_job_id uuid, p_words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  said text := private.require_words(p_words, p_id);
  job public.jobs;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  if private.is_said('job.reporters_answered', job.id, p_id) then
    return;
  end if;
  perform private.write_to(r.reporter, 'job_report_answered.words', said, job.title, jsonb_build_object('job_id', job.id), '/jobs/' || job.id)
  from private.job_reports r
  where r.job_id = job.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end;
  perform private.audit('job.reporters_answered', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'words', said, 'act', p_id));
end
$$;
comment on function public.write_to_job_reporters is
  'Writes to the people who reported a job (those with undecided reports, or else those decided last), in the app and by email. The company isn''t informed. p_id as in warn_company. PT401, PT403 for non-administrators, PT404, PT422 by field.';

create function public.write_to_message_reporters(p_id uuid, p_message_id uuid, p_words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  message private.application_messages := private.locked_reported_message(p_message_id);
  words_said text := private.require_words(p_words, p_id);
  application public.applications;
  job_title text;
begin
  select * into application from public.applications a where a.id = message.application_id;
  job_title := (select j.title from public.jobs j where j.id = application.job_id);
  if private.is_said('message.reporters_answered', message.id, p_id) then
    return;
  end if;
  perform private.write_to(r.reporter_id, 'message_report_answered.words', words_said, job_title, place.data, place.path)
  from private.message_reports r cross join lateral private.conversation_notice(message, r.reporter_side) place
  where r.message_id = message.id and r.reporter_id is not null
    and (r.decision is null or not exists (select from private.message_reports o where o.message_id = message.id and o.decision is null));
  perform private.audit('message.reporters_answered', 'message', message.id, application.company_id, jsonb_build_object('words', words_said, 'act', p_id));
end
$$;
comment on function public.write_to_message_reporters is
  'The same for people who reported a message. PT401, PT403 for non-administrators, PT404, PT422 by field.';

grant execute on function public.warn_company, public.write_to_job_reporters, public.write_to_message_reporters to authenticated;
