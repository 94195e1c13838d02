-- Administrators' queues of companies, stored so that each page is one index range, and the names used to find similar companies.

create view private.company_standings with (security_invoker = true) as
select standing.company_id, standing.queue,
  (extract(epoch from standing.since) * case when standing.queue in ('waiting', 'changes') then 1000000 else -1000000 end)::bigint as place
from (
  select c.id as company_id, case review.status when 'pending' then 'waiting' else review.status end as queue,
    case review.status
      when 'pending' then c.submitted_at
      when 'approved' then c.approved_at
      when 'rejected' then c.rejected_at
      else c.created_at
    end as since
  from public.companies c cross join lateral (select private.review_status(c) as status) as review
  union all
  select p.company_id, 'changes' as queue, p.proposed_at
  from public.company_proposals p join public.companies c on c.id = p.company_id
  where c.is_approved and p.rejected_at is null
) as standing;
comment on view private.company_standings is
  'The rows company_queues should have: one queue per decision. Undecided ones are listed longest wait first, the others by the date they show, newest first. An approved company with pending changes is in two queues (RULES: Administration).';

create function private.queue_companies(of_companies uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.company_queues q
  where q.company_id = any (of_companies)
    -- The first condition limits the read to these rows.
    and not exists (
      select from private.company_standings s
      where s.company_id = any (of_companies) and s.company_id = q.company_id and s.queue = q.queue
    );
  insert into private.company_queues as q (company_id, queue, place)
  select company_id, queue, place from private.company_standings where company_id = any (of_companies)
  on conflict (company_id, queue) do update set place = excluded.place where q.place <> excluded.place;

  delete from private.company_names n
  using public.companies c
  where n.company_id = any (of_companies) and c.id = n.company_id and c.submitted_at is null and not c.is_approved;
  insert into private.company_names as n (company_id, key)
  select c.id, private.name_key(c.name) from public.companies c
  where c.id = any (of_companies) and (c.submitted_at is not null or c.is_approved)
  on conflict (company_id) do update set key = excluded.key where n.key <> excluded.key;
end
$$;
comment on function private.queue_companies is
  'Updates the queues and comparison names of these companies. Called by triggers and migrations only; writers of a company or its proposal have locked its row.';
