-- What happens to conversations, interviews, offers and scorecards when an account is deleted or they reach their retention.

create function private.discard_message_files(of_applications uuid[]) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(file), '[]')
    from unnest(of_applications) as folder cross join lateral jsonb_array_elements(private.discard_folder(folder)) as file);
end
$$;
comment on function private.discard_message_files is 'Queues every file sent about these applications for deletion: [{bucket, path}].';

create function private.conversations_of(of_user uuid) returns setof uuid
language sql stable rows 20 set search_path = ''
begin atomic
  select n.application_id from private.message_notices n where n.user_id = of_user
  union
  select r.application_id from private.conversation_reads r where r.user_id = of_user
  union
  select m.application_id from private.application_messages m where m.author_id = of_user
  union
  select p.application_id from private.interview_proposals p where p.made_by = of_user
  union
  select p.application_id
  from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id where each.user_id = of_user
  union
  select i.application_id from private.scorecards s join private.interviews i on i.id = s.interview_id where s.author_id = of_user
  union
  select o.application_id from private.offers o where o.made_by = of_user;
end;
comment on function private.conversations_of is 'The applications in whose conversations an account takes part; deleting the account locks them.';

create function private.notify_interviewers_left(of private.traces) returns void
language plpgsql set search_path = ''
as $$
declare
  interview private.interviews;
  application public.applications;
  -- Nothing that identifies them: the place of a phone interview is their number.
  nameless jsonb := jsonb_build_object('candidate_name', null, 'first_name', null, 'place', '', 'reason', private.phrase('ended.applicant_left'));
begin
  for interview in
    update private.interviews i set state = 'cancelled', sequence = i.sequence + 1, changed_at = now()
    where i.application_id = any (of.application_ids) and private.is_to_come(i)
    returning i.*
  loop
    select a.* into application from public.applications a where a.id = interview.application_id;
    perform private.notify_staff(
      told.user_id, 'interviews', 'application_withdrawn.interview_cancelled',
      jsonb_build_object(
        'job', (select j.title from public.jobs j where j.id = application.job_id), 'day', private.day_in_words(interview.starts_at)),
      private.application_ids(application), '/company/applications/' || application.id, 'interview_cancelled',
      private.interview_mail(interview, told.user_id, false, null) || nameless)
    from private.people_of_interview(interview) told;
    perform private.enqueue_email(
      'interview_cancelled', of.email,
      private.interview_mail(interview, of.user_id, true, null) || nameless || jsonb_build_object(
        'reason', private.phrase('ended.account_deleted'), 'path', '/', 'attendee', jsonb_build_object('email', of.email, 'name', null, 'has_agreed', false)));
  end loop;
end
$$;
comment on function private.notify_interviewers_left is 'Cancels a deleted applicant''s interviews in all calendars, without a name.';

create function private.leave_conversations(of private.traces) returns void
language sql set search_path = ''
as $$
  select private.notify_interviewers_left(of);
  -- Deleting messages cascades to file names and reports; deleting interviews and proposals cascades to participants and scorecards.
  delete from private.application_messages where application_id = any (of.application_ids);
  delete from private.interviews where application_id = any (of.application_ids);
  delete from private.interview_proposals where application_id = any (of.application_ids);
  delete from private.offers where application_id = any (of.application_ids);
  delete from private.conversation_reads where application_id = any (of.application_ids);
  delete from private.message_notices where application_id = any (of.application_ids);
  delete from private.conversation_blocks where application_id = any (of.application_ids);
  delete from public.conversations where application_id = any (of.application_ids);
  delete from public.team_news where application_id = any (of.application_ids);
$$;
comment on function private.leave_conversations is 'Deletes messages, proposals, offers and scorecards of a deleted applicant.';

create function private.rename_author(of_user uuid) returns void
language sql set search_path = ''
as $$
  update private.application_messages set author_name = 'A former colleague' where author_id = of_user;
  update private.interview_proposals set made_by_name = 'A former colleague' where made_by = of_user;
  update private.offers set made_by_name = 'A former colleague' where made_by = of_user;
  update private.scorecards set author_name = 'A former colleague' where author_id = of_user;
$$;
comment on function private.rename_author is 'What someone wrote for a company stays, by "A former colleague".';

create function private.clear_conversations(of private.traces) returns void
language plpgsql set search_path = ''
as $$
declare
  about uuid[] := array(
    select a.id
    from public.applications a
    where (a.company_id = any (of.company_ids) or a.applied_by_company_id = any (of.company_ids))
      and (
        exists (select from public.conversations c where c.application_id = a.id)
        -- These outlive the conversation.
        or exists (select from private.interview_proposals p where p.application_id = a.id)
        or exists (select from private.interviews i where i.application_id = a.id)
        or exists (select from private.offers o where o.application_id = a.id)
      ) and a.id <> all (of.application_ids));
begin
  update private.application_messages m set body = left(private.without_words(m.body, of.words), 10000)
  where m.application_id = any (about) and private.names_word(m.body, of.words);
  update private.message_files f set name = left(private.without_words(f.name, of.words), 200)
  from private.application_messages m
  where m.id = f.message_id and m.application_id = any (about) and private.names_word(f.name, of.words);
  update private.message_reports r
  set said = private.without_words(r.said, of.words), words = left(private.without_words(r.words, of.words), 1000)
  from private.application_messages m
  where m.id = r.message_id and m.application_id = any (about) and private.names_word(concat_ws(' ', r.said, r.words), of.words);
  update private.interviews i
  set place = left(private.without_words(i.place, of.words), 500), reason = left(private.without_words(i.reason, of.words), 1000),
    move_asked = left(private.without_words(i.move_asked, of.words), 1000)
  where i.application_id = any (about) and private.names_word(concat_ws(' ', i.place, i.reason, i.move_asked), of.words);
  update private.interview_changes c set reason = left(private.without_words(c.reason, of.words), 1000)
  from private.interviews i
  where i.id = c.interview_id and i.application_id = any (about) and private.names_word(c.reason, of.words);
  update private.interview_proposals p
  set place = left(private.without_words(p.place, of.words), 500), note = left(private.without_words(p.note, of.words), 1000)
  where p.application_id = any (about) and private.names_word(concat_ws(' ', p.place, p.note), of.words);
  update private.offers o
  set words = left(private.without_words(o.words, of.words), 1000), place = left(private.without_words(o.place, of.words), 200),
    hours = left(private.without_words(o.hours, of.words), 200), leave = left(private.without_words(o.leave, of.words), 200),
    trial = left(private.without_words(o.trial, of.words), 200),
    document_name = left(private.without_words(o.document_name, of.words), 200)
  where o.application_id = any (about)
    and private.names_word(concat_ws(' ', o.words, o.place, o.hours, o.leave, o.trial, o.document_name), of.words);
  update private.scorecards s
  set words = left(private.without_words(s.words, of.words), 5000), marks = private.json_without_traces(s.marks, of)
  from private.interviews i
  where i.id = s.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', s.words, s.marks), of.words);
  update private.scorecard_drafts d
  set words = left(private.without_words(d.words, of.words), 5000), marks = private.json_without_traces(d.marks, of)
  from private.interviews i
  where i.id = d.interview_id and i.application_id = any (about) and private.names_word(concat_ws(' ', d.words, d.marks), of.words);
  update private.company_mail_templates t set body = left(private.without_words(t.body, of.words), 1500)
  where t.company_id = any (of.company_ids) and private.names_word(t.body, of.words);
  -- Includes part of the id, so that equal names stay distinct.
  update private.message_templates t
  set body = left(private.without_words(t.body, of.words), 4000),
    name = case when private.names_word(t.name, of.words)
      then left(private.without_words(t.name, of.words), 51) || ' ' || left(t.id::text, 8) else t.name end
  where t.company_id = any (of.company_ids) and private.names_word(concat_ws(' ', t.name, t.body), of.words);
end
$$;
comment on function private.clear_conversations is 'Removes a deleted account''s addresses and names from what others wrote.';

create function private.forget_conversations(at_most integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  due uuid[] := array(
    select a.id
    from public.conversations c
    join public.applications a on a.id = c.application_id and a.status in ('hired', 'rejected', 'withdrawn')
    where c.changed_at < private.kept_since('conversation')
      and (
        select e.created_at from public.application_events e where e.application_id = a.id order by e.id desc limit 1
      ) < private.kept_since('conversation')
    order by c.changed_at limit at_most
    for update of a skip locked);
begin
  delete from private.application_messages m where m.application_id = any (due);
  delete from private.scorecards s using private.interviews i where i.id = s.interview_id and i.application_id = any (due);
  delete from private.scorecard_drafts d using private.interviews i where i.id = d.interview_id and i.application_id = any (due);
  update private.interviews i set needs_scorecards = false where i.application_id = any (due);
  delete from private.conversation_reads r where r.application_id = any (due);
  delete from private.message_notices n where n.application_id = any (due);
  insert into private.discarded_files (bucket_id, name)
  select o.bucket_id, o.name
  from unnest(due) as application_id
  join storage.objects o on o.name collate "C" >= application_id || '/' and o.name collate "C" < application_id || '0'
  -- Documents of offers are kept.
  where not exists (select from private.offers offer where offer.document = o.name)
  on conflict (bucket_id, name) do nothing;
  delete from public.conversations c where c.application_id = any (due);
  delete from public.team_news n where n.application_id = any (due);
  return cardinality(due);
end
$$;
comment on function private.forget_conversations is 'Deletes messages, files and scorecards of applications closed long ago.';
