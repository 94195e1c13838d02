-- An application's history: its last status, earlier ones, and what can't be undone anymore.

-- Without a search path of its own, so that it's inlined into the query.
create function private.is_settled(event public.application_events) returns boolean
language sql stable
return event.from_status is null or event.to_status = 'withdrawn' or event.by_candidate or private.undo_is_over(event.created_at);
comment on function private.is_settled is 'True once a move can''t be undone anymore; candidates don''t see it before that.';

create function private.has_unsettled_move(of_application uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.application_events e where e.application_id = of_application and not private.is_settled(e));
end
$$;
comment on function private.has_unsettled_move is 'True while its last move can be undone. SECURITY DEFINER: used by a row policy.';

create function private.last_status(of_application uuid) returns public.application_status
language sql stable set search_path = ''
begin atomic
  select e.to_status from public.application_events e where e.application_id = of_application order by e.id desc limit 1;
end;
comment on function private.last_status is 'The last status in an application''s history. The same as the application''s own status, except during an undo.';

create function private.last_mover(of_application uuid) returns uuid
language sql stable set search_path = ''
begin atomic
  select e.actor_id from public.application_events e where e.application_id = of_application order by e.id desc limit 1;
end;
comment on function private.last_mover is 'Who made the last entry of an application''s history; null once that account is gone.';

create function private.reached_by(of_application uuid, only_settled boolean default false) returns public.application_status[]
language sql stable set search_path = ''
as $$
  with had as (
    select e.id, e.to_status from public.application_events e
    where e.application_id = of_application and (not only_settled or private.is_settled(e))
  )
  select array(
    select distinct had.to_status from had
    where had.to_status <> 'hired' or had.id = (select max(last.id) from had last)
    order by had.to_status)
$$;
comment on function private.reached_by is
  'The statuses an application has had; hired only while it is current, because an undone hire doesn''t count. only_settled as in private.given_answers.';
