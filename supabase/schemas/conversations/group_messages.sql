-- One message to several applicants of a job, each in their own conversation (RULES: Conversations).
-- It waits until it can't be undone, then each message is sent or fails on its own, like any other.
-- SECURITY DEFINER: the tables are closed to every client.

create table private.group_messages (
  id uuid primary key,
  author_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  ended text check (ended in ('sent', 'undone'))
);
comment on table private.group_messages is 'Messages to several people. The author''s browser makes up the id, so that sending twice is one act. Deleted after a day.';
create index group_messages_author_index on private.group_messages (author_id);
create index group_messages_created_index on private.group_messages (created_at);
alter table private.group_messages enable row level security;

create table private.group_message_people (
  group_id uuid not null references private.group_messages (id) on delete cascade,
  application_id uuid not null references public.applications (id) on delete cascade,
  message_id uuid not null default gen_random_uuid(),
  body text not null check (private.is_text(body, 10000)),
  problem text,
  primary key (group_id, application_id)
);
comment on table private.group_message_people is 'Recipients of a group message, with their text until it is finished; problem: why someone was left out.';
create index group_message_people_application_index on private.group_message_people (application_id);
alter table private.group_message_people enable row level security;

create function private.group_message_problem(application public.applications, me private.reach default private.my_reach()) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when not private.can_move_application(application, me) then 'You can no longer write to them'
    when application.candidate_id is null then 'Deleted their account'
    when private.waits_for_take_over(application) then 'Added by hand'
    when application.status = 'withdrawn' then 'Withdrew their application'
    when private.is_blocked_between(application.candidate_id, application.company_id, 'candidate') then 'Blocked messages from your company'
    when private.is_blocked_between(application.candidate_id, application.company_id, 'company') then 'Blocked by your team'
    when private.conversation_ends(application) <= now() then 'Closed more than 30 days ago'
    else private.conversation_problem(application)
  end;
end
$$;
comment on function private.group_message_problem is 'Why an applicant can''t get a group message, as text to show; null if they can.';

create function private.people_to_message(p_ids uuid[], me private.reach) returns setof public.applications
language plpgsql stable set search_path = ''
as $$
declare
  wanted uuid[] := private.asked_applications(p_ids);
begin
  perform private.fail(422, 'invalid_input', 'Choose at most 100 people') where cardinality(wanted) > 100;
  return query
    select a.* from unnest(wanted) with ordinality as asked (id, place)
    join public.applications a on a.id = asked.id and private.can_move_application(a, me)
    order by asked.place;
  perform private.fail(404, 'application_not_found', 'Application not found')
  where (select count(*) from public.applications a where a.id = any (wanted) and private.can_move_application(a, me)) < cardinality(wanted);
  perform private.fail(422, 'invalid_input', 'Choose people on the same job')
  where (select count(distinct a.job_id) from public.applications a where a.id = any (wanted)) > 1;
end
$$;
comment on function private.people_to_message is 'Up to 100 applications of one job, in their order, all handled by the caller. PT401, PT404, PT422.';

create function public.preview_group_message(p_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  people public.applications[] := array(select a from private.people_to_message(p_ids, me) a);
begin
  perform private.require_room(people[1].company_id, 'group_messages');
  return jsonb_build_object(
    'job_title', (select j.title from public.jobs j where j.id = people[1].job_id),
    'people', (
      select jsonb_agg(jsonb_build_object(
        'application_id', a.id, 'status', a.status, 'fields', private.message_fields(a, me.user_id),
        'name', (select m.candidate_name from private.application_matches m where m.application_id = a.id),
        'problem', private.group_message_problem(a, me)) order by array_position(p_ids, a.id))
      from unnest(people) as a),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'body', t.body) order by lower(t.name)), '[]')
      from private.message_templates t where t.company_id = people[1].company_id));
end
$$;
comment on function public.preview_group_message is
  'GroupMessagePreview (contracts/conversations/group-message.ts) of up to 100 applications of one job that the caller handles: the text for each person, and who would be left out. PT401, PT404, PT409 plan_limit, PT422.';

create function private.group_message_json(message private.group_messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('id', message.id, 'state', coalesce(message.ended, 'waiting'), 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', p.application_id, 'problem', p.problem,
      'name', (select m.candidate_name from private.application_matches m where m.application_id = p.application_id)
    ) order by p.application_id), '[]')
    from private.group_message_people p where p.group_id = message.id));
end
$$;
comment on function private.group_message_json is 'GroupMessage (contracts/conversations/group-message.ts).';

create function private.own_group_message(p_id uuid) returns private.group_messages
language plpgsql set search_path = ''
as $$
declare
  message private.group_messages;
begin
  select * into message from private.group_messages g where g.id = p_id and g.author_id = private.require_caller() for update;
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  return message;
end
$$;
comment on function private.own_group_message is 'A group message the caller wrote, locked. PT401, PT404.';

create function public.send_group_message(p_id uuid, p_ids uuid[], p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  people public.applications[];
  words text := private.trimmed(p_body);
  errors jsonb := private.field_errors(jsonb_build_object('body', p_body), private.conversations_rules('group_message'));
  without text[];
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'This message couldn''t be sent') where p_id is null;
  insert into private.group_messages (id, author_id) values (p_id, me.user_id) on conflict (id) do nothing;
  if not found then
    perform private.refuse_taken_id() where not exists (
      select from private.group_messages g where g.id = p_id and g.author_id = me.user_id);
    return private.group_message_json(private.own_group_message(p_id));
  end if;
  people := array(select a from private.people_to_message(p_ids, me) a);
  perform private.require_room(people[1].company_id, 'group_messages');
  if errors = '{}' and private.message_problem(words) is not null then
    errors := jsonb_build_object('body', private.message_problem(words));
  elsif errors = '{}' and exists (
    select from unnest(people) as a where char_length(private.fill_template(words, private.message_fields(a, me.user_id))) > 10000
  ) then
    errors := '{"body": "With the fields filled in, it''s over 10,000 characters"}';
  end if;
  perform private.refuse_field_errors(errors);
  insert into private.group_message_people (group_id, application_id, body, problem)
  select p_id, a.id, case when problem is null then private.fill_template(words, private.message_fields(a, me.user_id)) else '' end, problem
  from unnest(people) as a, private.group_message_problem(a, me) as problem;
  -- Takes the lock under which one account's messages are counted.
  perform private.check_message_quotas(me.user_id);
  perform private.fail(429, 'too_many_messages', format(
    'That would be more than %s messages in an hour, the most we allow. Please try again later.', private.hourly_messages()))
  where private.hourly_messages() < (
    (select count(*) from private.application_messages m where m.author_id = me.user_id and m.created_at > now() - interval '1 hour')
    + (select count(*) from private.group_messages g join private.group_message_people p on p.group_id = g.id
       where g.author_id = me.user_id and g.ended is null and p.problem is null));
  perform private.fail(409, 'nobody_left', 'No one is left to write to')
  where not exists (select from private.group_message_people p where p.group_id = p_id and p.problem is null);
  without := array(
    select (select m.candidate_name from private.application_matches m where m.application_id = a.id)
    from unnest(people) as a
    join private.group_message_people p on p.group_id = p_id and p.application_id = a.id and p.problem is null
    where a.answer_due is null and strpos(words, '{reply_by}') > 0);
  perform private.refuse_field_errors(jsonb_build_object('body', 'No reply-by date: ' || private.listed_names(without)))
  where cardinality(without) > 0;
  return private.group_message_json((select g from private.group_messages g where g.id = p_id));
end
$$;
comment on function public.send_group_message is
  'Writes to up to 100 applicants of one job that the caller handles, with fields filled in for each, once it can''t be undone; people who can''t be written to are left out, with the reason. The caller makes up p_id: sending it again is the same act. Returns GroupMessage. PT401, PT404, PT409 nobody_left, plan_limit or id_taken, PT422 by field, PT429 past the account''s hourly limit.';

create function public.undo_group_message(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.group_messages := private.own_group_message(p_id);
begin
  if message.ended is null and message.created_at + private.undo_time() > clock_timestamp() then
    delete from private.group_message_people p where p.group_id = p_id;
    update private.group_messages g set ended = 'undone' where g.id = p_id returning * into message;
  end if;
  perform private.fail(409, 'undo_over', 'It''s too late to undo this: the messages have been sent') where message.ended is distinct from 'undone';
  return private.group_message_json(message);
end
$$;
comment on function public.undo_group_message is
  'Undoes a group message of the caller before anyone gets it. Returns GroupMessage. Safe to repeat. PT401, PT404, PT409 undo_over.';

create function private.deliver_group_message(message private.group_messages) returns private.group_messages
language plpgsql set search_path = ''
as $$
declare
  person private.group_message_people;
  application public.applications;
begin
  -- Locks all applications before anything else, as writing one message does.
  perform from public.applications a
  where a.id in (select p.application_id from private.group_message_people p where p.group_id = message.id and p.problem is null)
  order by a.id for update;
  for person in
    select * from private.group_message_people p where p.group_id = message.id and p.problem is null order by p.application_id
  loop
    begin
      application := private.application_to_talk(person.application_id);
      perform private.fail(409, 'conversation_closed', private.group_message_problem(application))
      where private.group_message_problem(application) is not null;
      perform private.add_message(application, person.message_id, person.body);
    exception when others then
      if sqlstate in ('40001', '40P01') then
        raise;
      end if;
      update private.group_message_people p
      set problem = case
        when sqlstate = 'PT404' then 'You can no longer write to them' when sqlstate like 'PT%' then sqlerrm else 'It couldn''t be sent' end
      where p.group_id = message.id and p.application_id = person.application_id;
    end;
  end loop;
  update private.group_message_people p set body = '' where p.group_id = message.id;
  update private.group_messages g set ended = 'sent' where g.id = message.id returning * into message;
  return message;
end
$$;
comment on function private.deliver_group_message is 'Sends each message of a locked group message as its author, the caller; one failure doesn''t stop the others.';

create function public.finish_group_message(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.group_messages := private.own_group_message(p_id);
begin
  if message.ended is null and message.created_at + private.undo_time() <= clock_timestamp() then
    message := private.deliver_group_message(message);
  end if;
  return private.group_message_json(message);
end
$$;
comment on function public.finish_group_message is
  'Sends the caller''s group message once it can''t be undone, and returns who got it. Returns GroupMessage. Safe to repeat. PT401, PT404.';

create function private.deliver_due_group_message() returns void
language plpgsql set search_path = ''
as $$
declare
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  message private.group_messages;
  waiting uuid[];
  unsent public.applications[];
begin
  delete from private.group_messages g where g.ended is not null and g.created_at < now() - interval '1 day';
  select * into message from private.group_messages g
  where g.ended is null and g.created_at + private.undo_time() <= clock_timestamp()
  order by g.created_at limit 1
  for update skip locked;
  if message.id is null then
    return;
  end if;
  waiting := array(select p.application_id from private.group_message_people p where p.group_id = message.id and p.problem is null);
  -- Uses the author's current rights.
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', message.author_id)::text, true);
  perform private.deliver_group_message(message);
  perform set_config('request.jwt.claims', claims, true);
  -- The author has left the page, so no one reads a result.
  unsent := array(
    select a from public.applications a
    join private.group_message_people p on p.application_id = a.id and p.group_id = message.id
    where p.problem is not null and a.id = any (waiting) order by a.id);
  perform private.notify(
    message.author_id, 'applicant_message.unsent',
    jsonb_build_object(
      'names', private.listed_names(array(
        select m.candidate_name from unnest(unsent) a join private.application_matches m on m.application_id = a.id order by a.id)),
      'job', (select j.title from public.jobs j where j.id = unsent[1].job_id)),
    private.application_ids(unsent[1]))
  where cardinality(unsent) > 0;
end
$$;
comment on function private.deliver_due_group_message is
  'Sends one group message whose author left the page, and notifies them about people it didn''t reach. On a schedule, each in its own transaction.';

grant execute on function public.preview_group_message, public.send_group_message, public.undo_group_message, public.finish_group_message
to authenticated;
