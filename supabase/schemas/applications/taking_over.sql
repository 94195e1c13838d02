-- What people added by hand can do by the links in their email: take over the application, or have their data removed.
-- SECURITY DEFINER: the links are closed to every client, and visitors use them.

create function private.refuse_added_link() returns void
language sql stable set search_path = ''
as $$ select private.fail(404, 'link_not_found', 'This link no longer works') $$;
comment on function private.refuse_added_link is 'PT404, the same text for links that are unknown, used, or whose application is gone.';

create function private.application_of_link(token text, of_act text default null) returns public.applications
language plpgsql stable set search_path = ''
as $$
declare
  application public.applications;
begin
  select a.* into application
  from private.added_application_links l join public.applications a on a.id = l.application_id
  where l.token_hash = private.token_hash(token) and (of_act is null or l.act = of_act);
  perform private.refuse_added_link() where application.id is null or not private.waits_for_take_over(application);
  return application;
end
$$;
comment on function private.application_of_link is 'The application behind a link that still works, not locked. PT404.';

create function private.confirmed_email() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
end
$$;
comment on function private.confirmed_email is 'The caller''s confirmed address, or null. SECURITY DEFINER: accounts belong to the auth service.';

create function private.application_to_join(of_candidate uuid, of_job uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  last public.applications := private.last_application(of_candidate, of_job);
begin
  return case when last.id is not null and not private.can_apply_again(last) then last.id end;
end
$$;
comment on function private.application_to_join is 'Someone''s own application that one added by hand is merged into; null if it becomes a separate one.';

create function private.kinds_of_added(profile jsonb) returns text[]
language sql immutable set search_path = ''
return array_remove(array[
  case when profile ->> 'phone' is not null then 'phone' end,
  case when profile ->> 'resume_url' is not null then 'resume' end,
  case when profile -> 'skills' <> '[]' then 'skills' end], null);
comment on function private.kinds_of_added is 'The kinds of data entered in addition to name and address.';

create function private.people_behind_added(application public.applications, adder uuid) returns setof uuid
language sql stable set search_path = ''
as $$
  select b.user_id from private.people_behind_application(application) b
  union
  select u.user_id from public.company_users u where u.user_id = adder and u.company_id = application.company_id
$$;
comment on function private.people_behind_added is 'People notified about an application added by hand: its owner, and the person who added it while they work there.';

create function public.get_added_link(p_token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications;
  added public.candidates;
  caller uuid := auth.uid();
  is_person boolean;
  merged jsonb := private.merged_link_json(p_token);
begin
  if merged is not null then
    return merged;
  end if;
  application := private.application_of_link(p_token);
  select * into added from public.candidates c where c.id = application.candidate_id;
  is_person := coalesce(private.confirmed_email() = lower(added.email), false);
  return (
    select to_jsonb(shown) from (
      select
        (select l.act from private.added_application_links l where l.token_hash = private.token_hash(p_token)) as act,
        private.company_card(c) as company,
        jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location) as job,
        private.person_name(x.added_by, c.id) as added_by, x.added_at,
        private.kinds_of_added(to_jsonb(added)) as kinds,
        not private.reaches_people(c.id) as is_paused,
        case when caller is not null then jsonb_build_object(
          'email', (select p.email from public.profiles p where p.id = caller),
          'is_candidate', coalesce(private.my_role() = 'candidate', false), 'added_email', added.email,
          'own_application_id', case when is_person then private.application_to_join(private.my_candidate_id(), j.id) end) end as reader,
        case when is_person then jsonb_build_object(
          'name', btrim(added.first_name || ' ' || added.last_name), 'email', added.email, 'phone', added.phone, 'skills', added.skills,
          'resume', added.resume_url, 'resume_name', (
            select d.given_name from private.sent_documents d
            where d.application_id = application.id and d.bucket_id = 'candidate_resumes' and d.name = added.resume_url),
          'status', (private.as_seen(application)).status,
          'answer_due', (private.as_seen(application)).answer_due) end as person
      from public.jobs j
      join public.companies c on c.id = j.company_id
      join private.added_applications x on x.application_id = application.id
      where j.id = application.job_id
    ) shown);
end
$$;
comment on function public.get_added_link is
  'AddedLink (contracts/applications/added-person.ts): what the page behind a link to a person added by hand shows. Unless signed in with the entered address, confirmed, it shows only kinds of data, not values. Changes nothing: email scanners open links. SECURITY DEFINER: anyone with the link has the email. PT404, the same for every link that doesn''t work.';

create function private.join_application(added public.applications, own public.applications) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.joined_events (application_id, from_status, to_status, actor_id, created_at, merged_id, reason, words)
  select
    own.id, e.from_status, e.to_status, e.actor_id, e.created_at, m.id, r.reason,
    case when e.from_status is null then x.source_words else r.message end
  from public.application_events e
  left join private.merged_applications m on m.id = added.id
  left join private.application_rejections r on r.event_id = e.id
  left join private.added_applications x on x.application_id = e.application_id
  where e.application_id = added.id order by e.id;
  update private.joined_events set application_id = own.id where application_id = added.id;
  update private.team_notes set application_id = own.id where application_id = added.id;
  update private.merged_applications set application_id = own.id where application_id = added.id;
  insert into private.application_tags (application_id, tag_id)
  select own.id, t.tag_id from private.application_tags t where t.application_id = added.id
  on conflict do nothing;
  insert into private.application_sources (application_id, source)
  select own.id, x.source from private.application_sources x where x.application_id = added.id
  on conflict do nothing;
  -- Moves what the other application doesn't have; the rest is deleted with the row, but the file stays.
  update private.sent_documents d set application_id = own.id
  where d.application_id = added.id and not exists (
    select from private.sent_documents there
    where there.application_id = own.id and there.bucket_id = d.bucket_id and there.name = d.name);
  update public.application_assignments set application_id = own.id
  where application_id = added.id and not exists (select from public.application_assignments o where o.application_id = own.id);
  update public.notifications n set data = jsonb_build_object('ended_id', added.id) || n.data || jsonb_build_object('application_id', own.id)
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = added.id::text;
  delete from private.pending_notifications pending where pending.subject_id = added.id;
  delete from public.email_outbox o where o.sent_at is null and o.data ->> 'added_application_id' = added.id::text;
  delete from public.applications a where a.id = added.id;
end
$$;
comment on function private.join_application is
  'Merges an application added by hand into another one for the same job, both locked: history with reasons, notes, tags, files and owner move over; stage, reply-by date and profile of the other one stay.';

create function public.take_over_application(p_token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(null, 'Only a candidate account can take an application over');
  application public.applications := private.application_of_link(p_token, 'take_over');
  added public.candidates;
  me public.candidates;
  own public.applications;
  adder uuid;
  facts jsonb;
begin
  perform private.lock_account(caller);
  perform private.add_candidate_record(caller);
  -- In the usual lock order: companies, candidates, applications.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id or c.user_id = caller order by c.id for update;
  select * into me from public.candidates c where c.user_id = caller;
  perform from public.applications a
  where a.id = application.id or a.candidate_id = me.id and a.job_id = application.job_id order by a.id for update;
  -- While waiting, it may have been taken over, merged or removed.
  application := private.application_of_link(p_token, 'take_over');
  select * into added from public.candidates c where c.id = application.candidate_id;
  perform private.fail(403, 'other_address', 'Sign in with the address the email was sent to')
  where private.confirmed_email() is distinct from lower(added.email);
  perform private.refuse_paused(application.company_id);
  -- Read first: the row that knows who added it may be deleted.
  select x.added_by into adder from private.added_applications x where x.application_id = application.id;
  perform private.notify_due('added_person', application.id);
  select * into own from public.applications a where a.id = private.application_to_join(me.id, application.job_id);
  if own.id is not null then
    perform private.join_application(application, own);
  else
    update public.applications a set candidate_id = me.id, attempt = coalesce((private.last_application(me.id, a.job_id)).attempt, 0) + 1
    where a.id = application.id returning * into own;
    update public.application_events e set candidate_id = me.id where e.application_id = own.id and e.candidate_id is not null;
    update private.sent_profiles s set profile = s.profile || jsonb_build_object('id', me.id, 'user_id', caller)
    where s.application_id = own.id;
    update private.added_applications x set taken_over_at = now() where x.application_id = own.id;
    -- Emails first: one in delivery is still creating its links.
    delete from public.email_outbox o where o.sent_at is null and o.data ->> 'added_application_id' = own.id::text;
    delete from private.added_application_links l where l.application_id = own.id;
    delete from public.candidates c where c.id = added.id;
  end if;
  facts := jsonb_build_object(
    'candidate', private.applicant_name(own), 'job', (select j.title from public.jobs j where j.id = own.job_id));
  perform private.notify_staff(
    told, 'new_application', 'application_received.taken_over', facts, private.application_ids(own),
    '/company/applications/' || own.id, by_mail => false)
  from private.people_behind_added(own, adder) as told;
  perform private.audit('person.taken_over', 'application', own.id, own.company_id, jsonb_build_object('job_id', own.job_id));
  return own.id;
end
$$;
comment on function public.take_over_application is
  'Transfers the application behind a link to the calling candidate, whose confirmed address must be the one that was entered; if they also applied to the job themselves, it is merged into that application. Returns the id of their application. PT401, PT403 for other accounts and addresses, PT404 for a link that does not work, PT409 company_paused.';

create function private.traces_of_added(email text, ids uuid[], application_ids uuid[], of_company uuid) returns private.traces
language sql immutable set search_path = ''
return row(null, email, null, array[email], ids, application_ids, array[of_company])::private.traces;
comment on function private.traces_of_added is
  'What identifies a person added by hand in the company''s records. Not the name: a company can enter any name, and other people may have it too.';

create function private.note_removal(application public.applications, email text, adder uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.removed_people (job_id, company_id, person_digest)
  values (application.job_id, application.company_id, private.added_digest(application.company_id, email));
  perform private.notify_staff(
    told, 'new_application', 'application_withdrawn.removed',
    jsonb_build_object('job', (select j.title from public.jobs j where j.id = application.job_id)),
    jsonb_build_object('job_id', application.job_id, 'company_id', application.company_id),
    '/company/jobs/' || application.job_id || '/applications', by_mail => false)
  from private.people_behind_added(application, adder) as told;
end
$$;
comment on function private.note_removal is
  'Records that someone removed their data, and notifies the application''s owner and the person who added them.';

create function private.clear_sent_to_added(email text) returns void
language sql set search_path = ''
as $$
  delete from public.email_outbox o
  where o.sent_at is not null and lower(o.to_email) = lower(email) and o.template in ('added_by_hand', 'added_by_hand_declined')
$$;
comment on function private.clear_sent_to_added is 'Deletes sent emails to a person added by hand. Pending ones may be another company''s.';

create function public.remove_added_person(p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications;
  added public.candidates;
  of private.traces;
begin
  if private.removed_merged(p_token) then
    return;
  end if;
  application := private.application_of_link(p_token);
  perform private.held_added_application(application.id);
  application := private.application_of_link(p_token);
  select * into added from public.candidates c where c.id = application.candidate_id;
  of := private.traces_of_added(added.email, array[added.id], array[application.id], application.company_id);
  perform private.clear_notifications(of);
  -- The log has only their ids.
  of.words := '{}';
  perform private.clear_audit_log(of);
  perform private.note_removal(application, added.email, added.added_by_user_id);
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.email_outbox o where o.data ->> 'added_application_id' = application.id::text;
  perform private.clear_sent_to_added(added.email);
  perform private.forget_alerts(added.email);
  -- Deletes the row with its file, notes, scorecards and history.
  delete from public.candidates c where c.id = added.id;
  perform private.audit_as(
    null, 'person.removed', 'job', application.job_id, application.company_id, jsonb_build_object('job_id', application.job_id));
end
$$;
comment on function public.remove_added_person is
  'Immediately deletes everything a company has about the person behind a link, who needs no account; the company keeps one row with a digest of the address and is notified. PT404 for a link that doesn''t work.';

grant execute on function public.get_added_link, public.remove_added_person to anon, authenticated;
grant execute on function public.take_over_application to authenticated;
