-- What candidates see and decide about readers of their profile: exactly what readers get, partners they hide from, and requests to submit
-- them.
-- SECURITY DEFINER: the tables are closed to every client; each function acts only on the caller's own record.

create function public.get_my_preview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates := private.my_candidate();
begin
  return jsonb_build_object(
    'partner', (select private.shown_candidate_json(me, c) from public.companies c where c.id = me.managing_company_id),
    'applied', case when me.id is not null then private.applicant_json(me) end
  );
end
$$;
comment on function public.get_my_preview is
  'MyPreview (contracts/accounts/my-data.ts): what partners of the representing company, and companies they apply to, read about the calling candidate, from the functions that serve them. partner is null without a representing company, both are null without a profile. SECURITY DEFINER: the company may not be approved. PT401, PT403 for other accounts.';

create function public.set_hidden_from_partner(p_company_id uuid, p_hidden boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates;
begin
  select * into me from public.candidates c where c.user_id = caller for no key update;
  if not coalesce(p_hidden, false) then
    delete from private.hidden_from_partners h where h.candidate_id = me.id and h.company_id = p_company_id;
    return false;
  end if;
  if me.managing_company_id is null or p_company_id not in (select private.partner_ids(me.managing_company_id)) then
    perform private.fail(404, 'partner_not_found', 'This company isn''t a partner of the company that represents you');
  end if;
  insert into private.hidden_from_partners (candidate_id, company_id) values (me.id, p_company_id) on conflict do nothing;
  return true;
end
$$;
comment on function public.set_hidden_from_partner is
  'Hides the calling candidate from one partner of the representing company, or shows them again; takes effect with the next request (RULES: Partnerships). Returns the current value; safe to repeat. PT401, PT403 for other accounts, PT404 for hiding from a company that isn''t a partner.';

create function public.list_my_put_forwards(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'createdAt');
begin
  return jsonb_build_object('put_forwards', (
    select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
    from (
      select f.id, private.company_card(asking) as by, private.is_visible_job(j.id) as is_open, private.put_forward_state(f.id, f.status) as status,
        jsonb_build_object('id', j.id, 'title', j.title, 'company_id', employer.id, 'company_name', employer.name) as job,
        f.created_at, f.answered_at,
        (
          select jsonb_build_object('id', a.id, 'can_withdraw', private.can_withdraw_application(a))
          from public.applications a where a.id = f.application_id
        ) as application
      from public.put_forwards f
      join public.companies asking on asking.id = f.company_id
      join public.jobs j on j.id = f.job_id
      join public.companies employer on employer.id = j.company_id
      where f.candidate_id = me and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.list_my_put_forwards is
  '{put_forwards: AskedPutForward[]} (contracts/accounts/my-data.ts): requests to submit the calling candidate, newest first, and their replies. Lapsed: pending ones that can no longer be answered. p_before: {createdAt, id} of the last row shown. PT401, PT403 for other accounts, PT422 for an unknown page.';

grant execute on function public.get_my_preview, public.set_hidden_from_partner, public.list_my_put_forwards to authenticated;
