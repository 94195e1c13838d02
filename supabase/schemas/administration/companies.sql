-- All companies, for administrators: search by words, plan and review state.

create function public.search_companies(
  p_search text default null, p_plan text default null, p_state text default null, p_before jsonb default null, p_limit integer default null,
  p_partnerless boolean default false, p_since date default null, p_until date default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := private.words_asked(p_search);
begin
  perform private.require_admin();
  return jsonb_build_object('companies', array(
    select to_jsonb(item) || jsonb_build_object('state', page.state, 'plan', private.subscription_json(item.id))
    from (
      select c.id, private.review_status(c) as state
      from public.companies c
      left join public.company_subscriptions s on s.company_id = c.id
      where (c.created_at, c.id) < (page_before.at, page_before.id)
        and (
          words = '{}'
          or private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
            and private.has_words(c.name || ' ' || c.industry || ' ' || c.location, words)
        )
        and (p_partnerless is not true or not exists (
          select from public.company_relationships r where c.id in (r.company_a_id, r.company_b_id)))
        and (p_state is null or private.review_status(c) = p_state)
        and private.is_within_days(c.created_at, p_since, p_until)
        and case
          when p_plan is null then true
          when p_plan = 'expired' then s.tier <> 'none' and not private.is_plan_live(s)
          when p_plan = 'ending' then private.is_plan_live(s) and private.plan_stage(s.expires_at) in ('14_days', '1_day')
          when p_plan = 'none' then coalesce(s.tier, 'none') = 'none'
          else s.tier::text = p_plan and private.is_plan_live(s)
        end
      order by c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
    join private.company_list_items item on item.id = page.id
    order by item.created_at desc, item.id desc
  ));
end
$$;
comment on function public.search_companies is
  '{companies: CompanyWithPlan[]} (contracts/companies/company.ts), newest first. p_plan: a tier in effect now, none, ending (within 14 days), or expired (past its end, or inactive); p_state: pending, approved, rejected or unfinished; p_partnerless: only those without a partner; p_since and p_until: the first and last day (UTC) of registering; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422 for an unknown page.';

grant execute on function public.search_companies to authenticated;
