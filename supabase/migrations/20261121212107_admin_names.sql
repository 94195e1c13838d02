-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "public"."profiles"
  ADD COLUMN "first_name" text NOT NULL DEFAULT ''::text;

ALTER TABLE "public"."profiles"
  ADD COLUMN "last_name" text NOT NULL DEFAULT ''::text;

CREATE OR REPLACE FUNCTION private.accept_admin_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.drop_untouched_company(of_user);
  perform private.become(of_user, 'admin');
  update public.profiles p set
    first_name = coalesce(invitation.company_data ->> 'firstName', ''),
    last_name = coalesce(invitation.company_data ->> 'lastName', '')
  where p.id = of_user;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_account (
  of_user uuid
)
  RETURNS public.profiles
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 SELECT profiles.id,
     profiles.email,
     profiles.role,
     profiles.created_at,
     profiles.updated_at,
     profiles.first_name,
     profiles.last_name
    FROM public.profiles
   WHERE (profiles.id = lock_account.of_user)
  FOR UPDATE OF profiles;
END;

COMMENT ON COLUMN "public"."profiles"."first_name" IS 'Of an administrator, from the accepted invitation. Candidates and staff have theirs in candidates and company_users.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'An administrator with the invited name. PT409 for staff and for who would lose what they have.';

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_first_name_check" CHECK (private.is_line(first_name, 100));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_last_name_check" CHECK (private.is_line(last_name, 100));
