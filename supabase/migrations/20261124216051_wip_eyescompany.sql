-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.company_counts (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'open_offers', case when 'handle_applications' = any (mine) then kept.open_offers else assigned.open_offers end,
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'overdue', owed.counts -> 'overdue',
      'due_today', owed.counts -> 'due_today',
      'interviews_soon', waits.counts -> 'interviews_soon',
      'other_times', waits.counts -> 'other_times',
      'other_times_first', waits.counts -> 'other_times_first',
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'open_offers'), 0) as open_offers,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
    cross join lateral (select private.owed_counts(of_company, mine) as counts) owed
    cross join lateral (select private.waiting_for_staff(auth.uid(), of_company) as counts) waits
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.waiting_for_staff (
  of_user uuid,
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  declined uuid[] := array(
    select p.application_id
    from private.interview_proposals p
    join public.applications a on a.id = p.application_id and a.company_id = of_company
    where p.made_by = of_user and p.state = 'declined' and a.status = any (private.open_stages())
      and not exists (
        select from private.interview_proposals later
        where later.application_id = p.application_id and later.created_at > p.created_at)
    order by p.answered_at, p.id);
begin
  return jsonb_build_object(
    'interviews_soon', (
      select count(distinct i.id)
      from private.interview_people each
      join private.interview_proposals p on p.id = each.proposal_id
      join private.interviews i on i.id = p.interview_id and i.state = 'confirmed'
      join public.applications a on a.id = i.application_id and a.company_id = of_company
      where each.user_id = of_user and i.starts_at > now() and i.starts_at <= now() + interval '24 hours'),
    'other_times', cardinality(declined),
    'other_times_first', declined[1]);
end
$function$;

COMMENT ON FUNCTION "private"."waiting_for_staff"(uuid, uuid) IS 'What waits for one of a company''s staff: interviews they take part in within a day, and applicants whom none of the times they proposed suits, with the application that has waited longest.';
