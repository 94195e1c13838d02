-- What is waiting for someone, most important first: an offer to respond to, times to choose from, unread messages.

create function private.waiting_for_candidate(me uuid, of_user uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('waiting_total', coalesce(max(w.total), 0), 'waiting', coalesce(jsonb_agg(jsonb_build_object(
      'kind', w.kind, 'id', a.id, 'job_title', j.title, 'company_name', c.name, 'company_logo_url', c.logo_url,
      'until', coalesce(to_jsonb(w.last_day), to_jsonb(w.until)), 'messages', w.messages
    ) || w.facts order by w.rank, w.until, a.id), '[]'))
    from (
      select each.*, count(*) over () as total
      from (
        select 1 as rank, 'offer' as kind, o.application_id, o.answer_by as last_day, private.end_of_day(o.answer_by) as until,
          null::bigint as messages, jsonb_build_object('salary', o.salary, 'salary_period', o.salary_period) as facts
        from private.offers o
        where o.state = 'open' and private.is_offer_shown(o) and not private.is_overdue(o.answer_by)
          and o.application_id in (select each.id from public.applications each where each.candidate_id = me)
        union all
        select 2, 'times', p.application_id, null, private.last_slot(p) - private.pick_notice(), null,
          jsonb_build_object('slots', array(select slot from unnest(p.slots) as slot where private.can_pick_time(slot)))
        from private.times_to_answer() p
        union all
        select 3, 'message', mine.id, null, max(m.created_at), count(*), jsonb_build_object(
          'author', (array_agg(m.author_name order by m.seq desc))[1],
          'words', left((array_agg(m.body order by m.seq desc))[1], 200))
        from private.message_notices n
        join public.applications mine on mine.id = n.application_id and mine.candidate_id = me
        cross join private.unread_messages(mine.id, of_user, 'candidate') m
        where n.user_id = of_user and n.is_unread
        group by mine.id
        -- A message that came with times or an offer is listed as those; it only counts as unread together with others.
        having bool_or(m.proposal_id is null and m.offer_id is null)
      ) as each
      order by each.rank, each.until, each.application_id
      limit 10
    ) w
    join public.applications a on a.id = w.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = a.company_id
  );
end
$$;
comment on function private.waiting_for_candidate is
  '{waiting: WaitingThing[], waiting_total} (contracts/applications/application.ts) of a candidate, the first ten: offers by expiration, then times, then messages (RULES: Applications).';

create function private.declined_times(of_user uuid, of_company uuid) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select p.application_id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id and a.company_id = of_company
    where p.made_by = of_user and p.state = 'declined' and a.status = any (private.open_stages())
      and not exists (
        select from private.interview_proposals later
        where later.application_id = p.application_id and later.created_at > p.created_at)
    order by p.answered_at, p.id);
end
$$;
comment on function private.declined_times is 'Applications whose applicant declined all times that someone proposed, longest wait first.';
