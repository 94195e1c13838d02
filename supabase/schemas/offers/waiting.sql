-- Whether an offer waits for an answer: of an application, and of how many at a company.

create function private.offer_until(application public.applications) returns date
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select o.answer_by from private.offers o where o.application_id = application.id and private.can_answer_offer(o, application));
end
$$;
comment on function private.offer_until(public.applications) is
  'The last day on which the caller can accept the offer that waits for their answer; null without one.';

-- Without a search path of its own, so that it becomes part of the query.
create function private.has_open_offer(of_application uuid, status public.application_status) returns boolean
language sql stable
return status = 'offered' and exists (select from private.offers o where o.application_id = of_application and o.state = 'open');
comment on function private.has_open_offer(uuid, public.application_status) is
  'Whether an application stands in Offered with an offer nobody has answered: what a company''s dashboard counts, its reports and its list ask (RULES: Offers).';

create function private.open_offer_count(of_company uuid, mine private.staff_act[]) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*)
    from private.application_matches m
    where m.company_id = of_company and m.status = 'offered' and private.has_open_offer(m.application_id, m.status)
      and ('handle_applications' = any (mine) or m.job_id in (select private.my_assigned_job_ids())));
end
$$;
comment on function private.open_offer_count(uuid, private.staff_act[]) is
  'How many offers of a company wait for an answer, of what the caller, whose private.my_acts_at are given, may read.';
