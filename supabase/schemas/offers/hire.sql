-- After a hire: the job and its other applicants. Nothing happens automatically; the company is asked until it decides.

create function public.get_hire(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  application public.applications := private.reviewed_application(p_application_id, me);
begin
  if application.status <> 'hired' or not private.can_move_application(application, me)
    or exists (select from private.hire_answers h where h.application_id = application.id) then
    return null;
  end if;
  return (
    with others as materialized (
      select a.id, m.candidate_name, a.status, count(*) over () as total
      from public.applications a
      join private.application_matches m on m.application_id = a.id
      where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null
      order by a.id limit 200
    )
    select jsonb_build_object(
      'job', jsonb_build_object(
        'id', j.id, 'title', j.title, 'is_open', j.status = 'published' and j.deleted_at is null and not private.is_expired(j),
        'can', jsonb_build_object('close', (private.my_job_rights(j.company_id)).may_edit)),
      'others', (select coalesce(jsonb_agg(to_jsonb(o) - 'total' order by o.id), '[]') from others o),
      'others_total', (select coalesce(max(o.total), 0) from others o))
    from public.jobs j where j.id = application.job_id
  );
end
$$;
comment on function public.get_hire is
  'Hire (contracts/offers/offer.ts) of a hired application: its job, up to 200 other applicants still waiting for a reply, and how many there are; null if it isn''t hired, for readers, and once the company has decided. PT401, PT404. SECURITY DEFINER as get_offers.';

create function public.answer_hire(p_application_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can answer this')
  where not private.can_move_application(application);
  insert into private.hire_answers (application_id, answered_by)
  select a.id, auth.uid() from public.applications a where a.id = application.id and a.status = 'hired'
  on conflict (application_id) do nothing;
end
$$;
comment on function public.answer_hire is
  'Stops asking what to do with the job and the other applicants after a hire; the company acts on them through the job and change_applications. Safe to repeat. PT401, PT404, PT403 for readers. SECURITY DEFINER as get_offers.';

grant execute on function public.get_hire, public.answer_hire to authenticated;
