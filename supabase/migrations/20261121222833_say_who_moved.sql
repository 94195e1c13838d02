-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.last_mover (
  of_application uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT e.actor_id
    FROM public.application_events e
   WHERE (e.application_id = last_mover.of_application)
   ORDER BY e.id DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION public.set_application_status (
  p_application_id uuid,
  p_status text,
  p_from text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.application_to_move(p_application_id);
  wanted public.application_status := private.read_status_filter(p_status);
  status_before public.application_status;
begin
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    if p_from is not null and private.read_status_filter(p_from) is distinct from application.status then
      perform private.fail(409, 'moved_meanwhile', 'It has been moved meanwhile. Look where it stands now.');
    end if;
    status_before := application.status;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.expect_status_notice(application, status_before);
  elsif private.read_status_filter(p_from) <> wanted and private.last_mover(application.id) is distinct from auth.uid() then
    perform private.fail(409, 'moved_meanwhile', 'Somebody else has moved it there meanwhile.');
  end if;
  return private.company_application_json(application);
end
$function$;

COMMENT ON FUNCTION "private"."last_mover"(uuid) IS 'Who made the last entry of an application''s history; null once that account is gone.';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. p_from: where the mover saw it; elsewhere it stays, also where somebody else has moved it to the same status (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed or moved_meanwhile, PT422 for an unknown status.';

REVOKE ALL ON FUNCTION "private"."last_mover"(uuid) FROM PUBLIC;
