-- Whether an application has an open offer, and how many a company has.

create function private.offer_until(application public.applications) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select o.answer_by from private.offers o where o.application_id = application.id and private.can_answer_offer(o, application)
  );
end
$$;
comment on function private.offer_until is 'The last day to accept the caller''s open offer; null without one.';

create view private.waiting_offers with (security_invoker = true) as
select m.application_id, m.company_id, m.job_id
from private.offers o join private.application_matches m on m.application_id = o.application_id
where o.state = 'open' and m.status = 'offered';
comment on view private.waiting_offers is 'Offered applications whose offer is open, for dashboard, reports and lists (RULES: Offers).';

create function private.open_offer_count(of_company uuid, mine private.staff_act[]) returns bigint
language sql stable set search_path = ''
as $$
  select count(*)
  from private.waiting_offers w
  where w.company_id = of_company and ('handle_applications' = any (mine) or w.job_id in (select private.my_assigned_job_ids()))
$$;
comment on function private.open_offer_count is 'How many of a company''s offers are open, among those the caller may read.';
