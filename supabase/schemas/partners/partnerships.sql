-- Partnerships of two companies. Administrators edit the table directly, so triggers enforce its rules, write the audit entry and notify.

alter table public.company_relationships enable row level security;
grant select, delete on public.company_relationships to authenticated;
grant insert (id, company_a_id, company_b_id, can_share_jobs, can_share_candidates) on public.company_relationships to authenticated;
grant update (can_share_jobs, can_share_candidates) on public.company_relationships to authenticated;
grant select on public.company_relationships to service_role;

create policy "Staff of either company and admins can read a partnership" on public.company_relationships
  for select to authenticated
  using (
    (select private.is_admin())
    or company_a_id in (select private.my_company_ids_to('read_company'))
    or company_b_id in (select private.my_company_ids_to('read_company'))
  );
create policy "Admins can create partnerships" on public.company_relationships
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can change what partners share" on public.company_relationships
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can end partnerships" on public.company_relationships
  for delete to authenticated using ((select private.is_admin()));

create function private.check_partnership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  existing jsonb;
begin
  -- Runs before the policy is checked. Everyone except administrators is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif private.is_left_out('partners') then
    perform private.fail(403, 'left_out', 'This site has no partnerships.');
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies c where c.id in (new.company_a_id, new.company_b_id) and not private.is_paused(c)) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  end if;
  perform private.fail(422, 'plan_limit', private.plan_refusal(id, 'partners'))
  from unnest(array[new.company_a_id, new.company_b_id]) as id where not private.plan_includes(id, 'partners');
  select jsonb_build_object('id', r.id, 'a', a.name, 'b', b.name, 'created_at', r.created_at) into existing
  from public.company_relationships r
  join public.companies a on a.id = r.company_a_id
  join public.companies b on b.id = r.company_b_id
  where least(r.company_a_id, r.company_b_id) = least(new.company_a_id, new.company_b_id)
    and greatest(r.company_a_id, r.company_b_id) = greatest(new.company_a_id, new.company_b_id);
  if existing ->> 'id' = new.id::text then
    -- Sending the same one again is fine.
    return null;
  elsif existing is not null then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies',
      jsonb_build_object('existing', existing));
  end if;
  return new;
end
$$;
comment on function private.check_partnership is 'Row trigger: checks the rules of a partnership and raises their errors (RULES: Administration), also if it already exists. Simultaneous inserts are caught by the unique index. SECURITY DEFINER: it reads plans.';

create function private.shared_by(of_company uuid, with_partner uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.company_card(c) || jsonb_build_object(
    'is_approved', c.is_approved,
    'open_jobs', private.count_visible_jobs_of(c.id)
  ) || (
    select jsonb_build_object(
      'shown_candidates', count(*) filter (where is_shown),
      'hidden_candidates', count(*) filter (where not is_shown))
    from public.candidates p
    -- The flag only skips candidates who aren't shown to anyone.
    cross join lateral (select p.shown_to_partners and private.is_shown_to(p, with_partner) as is_shown) as each
    where p.managing_company_id = c.id
  )
  from public.companies c where c.id = of_company
$$;
comment on function private.shared_by is 'SharedByCompany of the contracts: what a switch would show of a company to its partner, and how many stay hidden; without a partner, as if no one were hiding.';

create function private.notify_partners(partnership public.company_relationships, what text, is_shared boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  pair record;
begin
  for pair in
    select ours, theirs
    from public.companies ours, public.companies theirs
    where (ours.id, theirs.id) in ((partnership.company_a_id, partnership.company_b_id), (partnership.company_b_id, partnership.company_a_id))
      and not private.is_paused(ours) and not private.is_paused(theirs)
      and private.plan_includes(ours.id, 'partners') and private.plan_includes(theirs.id, 'partners')
  loop
    perform private.notify_company_admins(
      pair.ours, 'partnership_changed.' || what || case when is_shared then '' else '_ended' end,
      jsonb_build_object('partner', (pair.theirs).name));
    if is_shared and what = 'candidates' then
      perform private.notify(
        p.user_id, 'shown_to_partner', jsonb_build_object('company', (pair.ours).name, 'partner', (pair.theirs).name),
        jsonb_build_object('company_id', (pair.theirs).id, 'company_name', (pair.theirs).name))
      from public.candidates p
      where p.managing_company_id = (pair.ours).id and private.is_shown_to(p, (pair.theirs).id);
    end if;
  end loop;
end
$$;
comment on function private.notify_partners is
  'Notifies the administrators of both companies about what (jobs, candidates) they now share or no longer share, and candidates who agreed about who can see them. No one is notified while one of the two isn''t approved or has a plan without partners, because nothing is shared.';

create function private.follow_partnership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  partnership public.company_relationships := coalesce(new, old);
  shared_jobs boolean := tg_op <> 'INSERT' and old.can_share_jobs;
  shared_candidates boolean := tg_op <> 'INSERT' and old.can_share_candidates;
  shares_jobs boolean := tg_op <> 'DELETE' and new.can_share_jobs;
  shares_candidates boolean := tg_op <> 'DELETE' and new.can_share_candidates;
begin
  if tg_op = 'UPDATE' and shared_jobs = shares_jobs and shared_candidates = shares_candidates then
    return null;
  end if;
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, jsonb_build_object(
      'company_a_id', partnership.company_a_id, 'company_b_id', partnership.company_b_id,
      'can_share_jobs', shares_jobs, 'can_share_candidates', shares_candidates,
      'could_share_jobs', shared_jobs, 'could_share_candidates', shared_candidates,
      'a', private.shared_by(partnership.company_a_id), 'b', private.shared_by(partnership.company_b_id)));
  if shared_jobs <> shares_jobs then
    perform private.notify_partners(partnership, 'jobs', shares_jobs);
  end if;
  if shared_candidates <> shares_candidates then
    perform private.notify_partners(partnership, 'candidates', shares_candidates);
  end if;
  return null;
end
$$;
comment on function private.follow_partnership is 'Row trigger: partnerships are edited on the table, so this audits and notifies both.';

-- ── What administrators read ──────────────────────────────────────────────────────────────────────────────────

create function public.list_partnerships(p_search text default null, p_shares text default null, p_before jsonb default null, p_limit integer default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := private.words_asked(p_search);
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- On the first page only: later pages don't show them.
    'counts', case when p_before is null then (
      select jsonb_build_object(
        'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
        'approved', coalesce(sum(c.n) filter (where c.what = 'approved'), 0),
        'pending', private.pending_company_count(),
        'partnerless', coalesce(sum(c.n) filter (where c.what = 'approved'), 0) - (
          select count(*) from public.companies p
          where p.is_approved and p.id in (
            select r.company_a_id from public.company_relationships r union select r.company_b_id from public.company_relationships r)
        ),
        'partnerships', (select count(*) from public.company_relationships),
        'active', (
          select count(*)
          from public.company_relationships r
          join public.companies a on a.id = r.company_a_id and not private.is_paused(a)
          join public.companies b on b.id = r.company_b_id and not private.is_paused(b)
          where r.can_share_jobs or r.can_share_candidates
        )
      )
      from private.counts c where c.subject = private.platform()
    ) end,
    'partnerships', (
      select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
      from (
        select r.id, private.shared_by(a.id, b.id) as a, private.shared_by(b.id, a.id) as b, r.can_share_jobs, r.can_share_candidates, r.created_at
        from public.company_relationships r
        join public.companies a on a.id = r.company_a_id
        join public.companies b on b.id = r.company_b_id
        where (r.created_at, r.id) < (page_before.at, page_before.id)
          and private.has_words(a.name || ' ' || b.name, words)
          -- A paused company shares nothing, regardless of its settings.
          and case p_shares
            when 'active' then not private.is_paused(a) and not private.is_paused(b) and (r.can_share_jobs or r.can_share_candidates)
            when 'jobs' then not private.is_paused(a) and not private.is_paused(b) and r.can_share_jobs
            when 'candidates' then not private.is_paused(a) and not private.is_paused(b) and r.can_share_candidates
            when 'nothing' then not (not private.is_paused(a) and not private.is_paused(b) and (r.can_share_jobs or r.can_share_candidates))
            else true
          end
        order by r.created_at desc, r.id desc
        limit private.page_limit(p_limit)
      ) as page
    )
  );
end
$$;
comment on function public.list_partnerships is
  '{partnerships: Partnership[], counts} (contracts/partners/partnership.ts), newest first, each with what its switches show or would show; counts with the first page. p_search: in both names; p_shares: what they share right now: active (anything), jobs, candidates, nothing; or all; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

create function public.get_shared_by(p_company_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.shared_by(c.id) order by wanted.place), '[]')
    from unnest(p_company_ids[1:20]) with ordinality as wanted (id, place)
    join public.companies c on c.id = wanted.id
  );
end
$$;
comment on function public.get_shared_by is
  'SharedByCompany[] (contracts/partners/partnership.ts): what each of at most 20 companies would show a partner right now, for confirmation before turning on a switch. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

grant execute on function public.list_partnerships, public.get_shared_by to authenticated;
