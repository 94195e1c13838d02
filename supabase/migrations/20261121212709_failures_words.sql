-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_application_move()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id) then
    perform private.fail(409, 'status_not_allowed', 'This application cannot be moved there from where it stands now. Look at its status and choose again.');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_application_status (
  p_application_id uuid,
  p_status text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
  move public.application_events;
begin
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = application.id)
    and e.from_status is not null
    and e.to_status = private.read_status_filter(p_status)
    and e.actor_id = auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and e.created_at + private.undo_time() > clock_timestamp()
  returning * into move;
  if move.id is null then
    perform private.fail(409, 'undo_over', 'It is too late: the candidate has been told, or somebody has moved the application since. It can still be moved on from where it stands now.');
  end if;
  update public.applications set status = move.from_status where id = application.id returning * into application;
  return private.company_application_json(application);
end
$function$;
