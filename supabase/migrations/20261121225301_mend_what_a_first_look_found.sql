-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP FUNCTION "public"."set_application_status"(uuid, text);

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

CREATE OR REPLACE FUNCTION private.accept_candidate_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles;
  candidate public.candidates;
  data jsonb := invitation.candidate_data;
begin
  if private.drop_untouched_company(of_user) then
    update public.profiles p set role = 'candidate'
    where p.id = of_user and not exists (select from public.company_users u where u.user_id = of_user);
  end if;
  account := private.lock_account(of_user);
  if account.role <> 'candidate' then
    perform private.fail(409, 'not_a_candidate', 'This account is not a candidate account. Use another email address.');
  end if;
  insert into public.candidates (user_id, email) values (of_user, account.email) on conflict (user_id) do nothing;
  select * into candidate from public.candidates where user_id = of_user for update;
  if candidate.managing_company_id <> invitation.company_id then
    perform private.fail(409, 'already_managed', 'Your profile is already managed by another company.');
  end if;
  update public.candidates c set
    managing_company_id = invitation.company_id,
    management_terms = invitation.management_terms,
    first_name = coalesce(nullif(c.first_name, ''), data ->> 'firstName', ''),
    last_name = coalesce(nullif(c.last_name, ''), data ->> 'lastName', ''),
    -- The stored bio begins with the title (RULES: Invitations), so the two are filled in together.
    title = case when c.bio is null then coalesce(c.title, data ->> 'title') else c.title end,
    bio = coalesce(c.bio, nullif(rtrim(concat(coalesce(c.title, data ->> 'title'), E'\n', data ->> 'bio')), '')),
    skills = case when c.skills = '{}' then private.distinct_texts(data -> 'skills') else c.skills end,
    phone = coalesce(c.phone, data ->> 'phoneNumber'),
    alternate_phone = coalesce(c.alternate_phone, data ->> 'alternatePhoneNumber'),
    gender = coalesce(c.gender, (data ->> 'gender')::public.gender),
    work_authorization = coalesce(c.work_authorization, (data ->> 'workAuthorization')::public.work_authorization),
    unit = coalesce(c.unit, data ->> 'unit'),
    street = coalesce(c.street, data #>> '{address,street}'),
    city = coalesce(c.city, data #>> '{address,city}'),
    state = coalesce(c.state, data #>> '{address,state}'),
    zip_code = coalesce(c.zip_code, data #>> '{address,zipCode}'),
    country = coalesce(c.country, data #>> '{address,country}')
  where c.id = candidate.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_company_invitation (
  invitation public.invitations,
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  own_company uuid;
begin
  perform private.become(of_user, 'company');
  select u.company_id into own_company
  from public.company_users u join public.companies c on c.id = u.company_id
  where u.user_id = of_user and u.role = 'company_admin' and c.submitted_at is null and not c.is_approved;
  if own_company is not null then
    update public.companies set name = invitation.company_data ->> 'companyName' where id = own_company;
  elsif exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account already belongs to a company. Use another email address.');
  else
    insert into public.companies (user_id, name) values (of_user, invitation.company_data ->> 'companyName') returning id into own_company;
    insert into public.company_users (user_id, company_id, role, email) values (of_user, own_company, 'company_admin', invitation.email);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.accept_invitation_as (
  of_user uuid,
  of_invitation uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invitation public.invitations;
  kind text;
  account auth.users;
begin
  -- The locks make acceptance happen once: a second one waits and then finds it accepted. The person comes before the invitation.
  perform private.lock_account(of_user);
  select * into invitation from public.invitations i where i.id = of_invitation for update;
  kind := private.invitation_kind(invitation);
  select * into account from auth.users where id = of_user;
  if invitation.status = 'accepted' and invitation.accepted_by = of_user then
    return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
  elsif invitation.id is null or not private.is_open(invitation) then
    perform private.invitation_not_found(kind);
  elsif account.email_confirmed_at is null or lower(account.email) <> lower(invitation.email) then
    perform private.fail(403, 'other_email', 'This invitation was sent to another email address. Sign in with that address to accept it.');
  end if;
  case kind
    when 'admin' then perform private.accept_admin_invitation(invitation, of_user);
    when 'company' then perform private.accept_company_invitation(invitation, of_user);
    when 'employee' then perform private.accept_employee_invitation(invitation, of_user);
    when 'candidate' then perform private.accept_candidate_invitation(invitation, of_user);
  end case;
  update public.invitations set status = 'accepted', accepted_at = now(), accepted_by = of_user where id = invitation.id;
  update public.notifications set is_read = true
  where user_id = of_user and type = 'company_invitation' and data ->> 'invitation_id' = invitation.id::text;
  perform private.audit_as(
    of_user, 'invitation.accepted', 'invitation', invitation.id, invitation.company_id, jsonb_build_object('kind', kind, 'role', invitation.role));
  return jsonb_build_object('kind', kind, 'company_id', invitation.company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.become (
  of_user uuid,
  wanted public.app_role
)
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  account public.profiles := private.lock_account(of_user);
  aim text := case wanted when 'admin' then 'become an administrator' else 'join a company' end;
begin
  if wanted = 'company' and account.role = 'admin' then
    perform private.fail(409, 'account_is_admin', 'An administrator account cannot join a company. Use another email address.');
  elsif wanted = 'admin' and exists (select from public.company_users where user_id = of_user) then
    perform private.fail(409, 'account_has_company', 'This account belongs to a company and cannot become an administrator. Use another email address.');
  elsif private.is_bound_candidate(of_user) then
    perform private.fail(409, 'account_has_applications', format(
      'This account has job applications or is managed by a company, and cannot %s. Use another email address.', aim));
  end if;
  update public.profiles set role = wanted where id = of_user and role <> wanted;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_account_kind()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_user uuid;
  account public.profiles;
begin
  if tg_table_name = 'profiles' then
    of_user := new.id;
  elsif tg_table_name = 'applications' then
    select user_id into of_user from public.candidates where id = new.candidate_id;
  else
    of_user := new.user_id;
  end if;
  -- Two transactions that know nothing of each other take turns here too.
  account := private.lock_account(of_user);
  if account.role <> 'company' and exists (select from public.company_users where user_id = of_user)
    or account.role <> 'candidate' and private.is_bound_candidate(of_user)
  then
    perform private.fail(409, 'account_conflict', 'This account already is something else. Use another email address.');
  end if;
  return null;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', (SELECT count(*) AS count FROM private.visible_jobs j WHERE (j.company_id = (employer_json.company).id))));

CREATE OR REPLACE FUNCTION private.in_words (
  value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (upper("left"(value, 1)) || replace(SUBSTRING(value FROM 2), '_'::text, ' '::text));

CREATE OR REPLACE FUNCTION private.is_expired (
  job public.jobs
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((job).status = 'published'::public.job_status) AND COALESCE(((job).expires_at < ((now() AT TIME ZONE 'UTC'::text))::date), false));

CREATE OR REPLACE FUNCTION private.company_job_json (
  of_job uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (private.job_facts(j.*) || jsonb_build_object('company_id', j.company_id, 'status', j.status, 'is_expired', private.is_expired(j.*), 'created_at', j.created_at, 'updated_at', j.updated_at, 'created_by', j.created_by, 'questions', private.job_questions_json(j.id), 'assignee', private.assignee_of_job(j.id), 'application_count', counted.total, 'status_counts', counted.by_status, 'can', private.job_acts(j.*)))
    FROM (public.jobs j
      CROSS JOIN LATERAL ( SELECT (COALESCE(sum(counts.n), (0)::numeric))::integer AS total,
             COALESCE(jsonb_object_agg(counts.status, counts.n), '{}'::jsonb) AS by_status
            FROM ( SELECT applications.status,
                     count(*) AS n
                    FROM public.applications
                   WHERE (applications.job_id = j.id)
                   GROUP BY applications.status) counts) counted)
   WHERE (j.id = company_job_json.of_job);
END;

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

CREATE OR REPLACE FUNCTION private.match_explanation (
  required_skills text[],
  preferred_skills text[],
  level public.experience_level,
  kind public.job_type,
  location text,
  locations text[],
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  required jsonb := private.listed_skills(required_skills, profile.skill_keys);
  preferred jsonb := private.listed_skills(preferred_skills, profile.skill_keys);
  places text[] := location || locations;
  level_fit text := private.level_fit(level, profile.experience_years);
  location_fit text := private.location_fit(kind, places, private.home_of(profile));
  without_skills boolean := cardinality(required_skills || preferred_skills) > 0 and coalesce(cardinality(profile.skill_keys), 0) = 0;
begin
  return jsonb_build_object(
    'required', required,
    'preferred', preferred,
    'level', case when level is not null then jsonb_build_object(
      'asked', private.in_words(level::text),
      'has', profile.experience_years
        || case profile.experience_years when 1 then ' year of experience' else ' years of experience' end,
      'fit', level_fit
    ) end,
    'location', jsonb_build_object(
      'asked', private.asked_location(kind, places),
      'has', coalesce(nullif(concat_ws(', ', nullif(profile.city, ''), nullif(profile.state, '')), ''), profile.country),
      'fit', location_fit
    ),
    'summary', case when without_skills then 'No skills on this profile yet' else private.match_summary(required) end,
    'score', private.match_score(
      private.counted_skills(required), jsonb_array_length(required),
      private.counted_skills(preferred), jsonb_array_length(preferred), level_fit, location_fit
    ),
    'without_skills', without_skills
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reached_interview (
  application public.applications
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (reached_interview.application).id) AND (e.to_status = 'interview'::public.application_status) AND private.is_settled(e.*))));

CREATE OR REPLACE FUNCTION private.tell_of_changed_sign_in()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Choosing the first password, or losing one, is part of confirming the address.
  if old.encrypted_password <> '' and new.encrypted_password <> '' and new.encrypted_password <> old.encrypted_password then
    perform private.enqueue_email('password_changed', new.email, jsonb_build_object('path', '/forgot-password'));
  end if;
  if new.email is distinct from old.email then
    perform private.enqueue_email('email_changed_from', old.email, jsonb_build_object('new_email', new.email, 'path', '/contact'));
    perform private.enqueue_email('email_changed_to', new.email, jsonb_build_object('old_email', old.email, 'path', '/signin'));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return (
    select jsonb_build_object(
      'applications', count(*),
      'interviews', count(*) filter (where private.reached_interview(a)),
      'available_jobs', (
        select count(*) from private.visible_jobs p
        where not exists (select from public.applications own where own.job_id = p.job_id and own.candidate_id = me)
      )
    )
    from public.applications a where a.candidate_id = me
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_email_link (
  p_token_hash text,
  p_type text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
begin
  -- The conditions on each column repeat those of the auth service's partial indexes, which only then are used; '' means no token.
  if p_type = 'signup' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where confirmation_token = p_token_hash and confirmation_token !~ '^[0-9 ]*$' and length(confirmation_token) > 6;
  elsif p_type = 'recovery' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where recovery_token = p_token_hash and recovery_token !~ '^[0-9 ]*$' and length(recovery_token) > 6;
  elsif p_type = 'email_change' then
    select id, email, email_change, raw_user_meta_data into account from auth.users
    where (email_change_token_new = p_token_hash and email_change_token_new !~ '^[0-9 ]*$' and length(email_change_token_new) > 6)
      or (email_change_token_current = p_token_hash and email_change_token_current !~ '^[0-9 ]*$' and length(email_change_token_current) > 6);
  else
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  if account.id is null then
    perform private.fail(404, 'link_not_found', 'This link does not work');
  end if;
  return jsonb_build_object(
    'email', account.email,
    'new_email', case when p_type = 'email_change' then account.email_change end,
    'role', (select p.role from public.profiles p where p.id = account.id),
    'invitations', case when p_type = 'signup' then private.open_invitations_for(account.email) else '[]' end,
    'redirect', case when p_type = 'signup' then left(account.raw_user_meta_data ->> 'redirect', 500) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_employer_preview (
  p_company_id uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  perform private.require_caller();
  select * into company from public.companies where id = (private.my_membership(p_company_id)).company_id;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return private.employer_json(company);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_details (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates := private.my_candidate();
  found_job jsonb;
begin
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when private.my_role() = 'candidate' then private.job_match(j, me) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
end
$function$;

CREATE OR REPLACE FUNCTION public.grant_admin (
  p_email text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account record;
begin
  perform private.require_service();
  select u.id, u.email_confirmed_at into account
  from auth.users u join public.profiles p on p.id = u.id
  where lower(p.email) = lower(private.trimmed(p_email));
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'There is no account with this email address');
  end if;
  if account.email_confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'This account has not confirmed its email address yet');
  end if;
  if private.become(account.id, 'admin') then
    perform private.audit_as(null, 'admin.granted', 'profile', account.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_jobs (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := private.listed_company_id(p_company_id);
  sees_all boolean := private.sees_all_of(target, 'post_jobs');
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(left(coalesce(p_search, ''), 200), '\s+') as word
    where word <> ''
  );
begin
  return (
    with found as (
      select j.id, j.created_at
      from public.jobs j
      where j.company_id = target and j.deleted_at is null and j.title ilike all (words)
        and (sees_all or j.id in (select private.my_assigned_job_ids()))
    ),
    page as (
      select * from found
      where (created_at, id) < (page_before.at, page_before.id)
      order by created_at desc, id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'jobs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', j.id,
          'title', j.title,
          'status', j.status,
          'is_expired', private.is_expired(j),
          'created_at', j.created_at,
          'expires_at', j.expires_at,
          'application_count', counted.total,
          'new_application_count', counted.new,
          'assignee', private.assignee_of_job(j.id),
          'can', private.job_acts(j)
        ) order by j.created_at desc, j.id desc)
        from page
        join public.jobs j on j.id = page.id
        cross join lateral (
          select count(*) as total, count(*) filter (where a.status = 'applied') as new
          from public.applications a where a.job_id = j.id
        ) as counted
      ), '[]')
    )
  );
end
$function$;

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

CREATE OR REPLACE FUNCTION public.set_company_subscription (
  p_company_id uuid,
  p_tier text,
  p_expires_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  before jsonb;
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('tier', p_tier), array[
    private.rule('tier', 'choice', 20, 1, 'Please select a subscription tier', enum_range(null::public.subscription_tier)::text[])]);
  if not isfinite(p_expires_at) then
    errors := errors || '{"expiresAt": "Choose a date"}';
  end if;
  perform private.refuse_field_errors(errors);
  company := private.locked_company(p_company_id);
  before := private.subscription_json(company.id);
  insert into public.company_subscriptions (company_id, tier, status, expires_at)
  values (company.id, private.trimmed(p_tier)::public.subscription_tier, 'active', p_expires_at)
  on conflict (company_id) do update set tier = excluded.tier, status = excluded.status, expires_at = excluded.expires_at;
  if before is distinct from private.subscription_json(company.id) then
    perform private.audit('subscription.changed', 'company', company.id, company.id,
      jsonb_build_object('from', before, 'to', private.subscription_json(company.id)));
    perform private.tell_company_admins(
      company, 'subscription_changed', 'Subscription changed',
      case private.trimmed(p_tier)
        when 'none' then company.name || ' has no plan any more.'
        else 'The plan of ' || company.name || ' is now ' || private.in_words(private.trimmed(p_tier)) || '.'
      end);
  end if;
  return private.subscription_json(company.id);
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
  moved_to public.application_status := private.read_status_filter(p_status);
  move public.application_events;
begin
  delete from public.application_events e
  where e.id = (select max(last.id) from public.application_events last where last.application_id = application.id)
    and e.from_status is not null
    and e.to_status = moved_to
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

CREATE OR REPLACE FUNCTION public.update_job (
  p_job_id uuid,
  p_job jsonb,
  p_updated_at timestamp with time zone DEFAULT NULL::timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs := private.readable_job(p_job_id);
  before public.jobs;
begin
  if not private.can_edit_job(job) then
    perform private.fail(403, 'not_allowed', 'Your role does not allow editing jobs');
  end if;
  perform private.hold_company(job.company_id);
  -- Again with a lock: two savers take turns.
  select * into before from public.jobs where id = p_job_id and deleted_at is null for update;
  if before.id is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.refuse_outdated(before.updated_at, p_updated_at, private.company_job_json(before.id));
  perform private.refuse_field_errors(private.job_errors(p_job, before));
  job := private.apply_job_input(before, p_job);
  if jsonb_typeof(p_job -> 'questions') = 'array' then
    perform private.store_job_questions(job.id, p_job -> 'questions');
  end if;

  if job.status = 'published' and before.status <> 'published' then
    perform private.require_live_company(job.company_id);
    if private.is_expired(job) then
      perform private.refuse_field_errors('{"expires_at": "The expiry date cannot be before today"}');
    end if;
  end if;

  update public.jobs set
    title = job.title,
    description = job.description,
    location = job.location,
    locations = job.locations,
    job_type = job.job_type,
    experience_level = job.experience_level,
    experience_required = job.experience_required,
    education_required = job.education_required,
    salary_min = job.salary_min,
    salary_max = job.salary_max,
    skills_required = job.skills_required,
    requirements = job.requirements,
    preferred_skills = job.preferred_skills,
    status = job.status,
    expires_at = job.expires_at,
    posted_at = case when job.status = 'published' then coalesce(posted_at, now()) else posted_at end
  where id = job.id;
  return private.company_job_json(job.id);
end
$function$;

COMMENT ON COLUMN "public"."profiles"."first_name" IS 'Of an administrator, from the accepted invitation. Candidates and staff have theirs in candidates and company_users.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'An administrator with the invited name. PT409 for staff and for who would lose what they have.';

COMMENT ON FUNCTION "private"."accept_invitation_as"(uuid, uuid) IS 'Accepts an invitation for an account. Gives {kind, company_id}; repeated by the same account it gives the same. PT403 for another or unconfirmed email, PT404 when it is not open, PT409 when the account cannot become what it grants (RULES: Invitations).';

COMMENT ON FUNCTION "private"."add_candidate_record"(uuid) IS 'Adds the bare record (first name from the email, no skills) unless there is one; true when it was added.';

COMMENT ON FUNCTION "private"."company_card"(public.companies) IS 'What a candidate reads of the company beside an application.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company, and how many jobs it has open (RULES: Companies).';

COMMENT ON FUNCTION "private"."in_words"(text) IS 'A stored choice as people read it: "free_trial" is "Free trial".';

COMMENT ON FUNCTION "private"."is_email"(text) IS 'True for the shape of one email address, at most 320 characters. The local part may hold an apostrophe (o''brien): the auth service takes such addresses, and a profile must hold them.';

COMMENT ON FUNCTION "private"."is_expired"(public.jobs) IS 'Whether a published job has had its last day (UTC): it behaves as closed (RULES: Jobs).';

COMMENT ON FUNCTION "private"."last_mover"(uuid) IS 'Who made the last entry of an application''s history; null once that account is gone.';

COMMENT ON FUNCTION "private"."reached_interview"(public.applications) IS 'Whether an application came to an interview, as its candidate knows, wherever it stands now (RULES: Applications).';

COMMENT ON FUNCTION "public"."accept_invitation"(text) IS 'For someone who already has an account: accepts the invitation as the caller, whose confirmed email must be the invited one (RULES: Invitations). Gives {kind, company_id}. SECURITY DEFINER: it grants roles and memberships. PT401, PT403, PT404, PT409.';

COMMENT ON FUNCTION "public"."create_invitation"(text, text, jsonb) IS 'Invites an email address. p_type: admin, company, employee or candidate; p_data: the form''s fields (RULES: Invitations), with companyId where the caller has several companies. Gives {id, token, expires_at}; the token is not shown again. Valid for 7 days (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409 ''already exists'', PT422 by field, PT429.';

COMMENT ON FUNCTION "public"."get_candidate_activity"() IS 'Activity Summary (RULES: Applications): {applications, interviews, available_jobs}; interviews are the applications that came to one, available are visible jobs not applied to.';

COMMENT ON FUNCTION "public"."get_email_link"(text, text) IS 'What the page behind a mailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address and where its sign-up was to lead (RULES: Accounts); whoever signed it up has said that, so the page takes a path of ours only. p_type: signup, recovery or email_change. Redeems nothing: mail scanners open links. SECURITY DEFINER: who holds the hash holds the mail. PT404, the same for unknown and used links.';

COMMENT ON FUNCTION "public"."get_employer_preview"(uuid) IS 'Employer as its job pages show it, for the company''s own staff, also before it is approved; of the given company or of the caller''s oldest membership. SECURITY DEFINER: partner recruiters do not read the row. PT401, PT404.';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. p_from: where the mover saw it; elsewhere it stays, also where somebody else has moved it to the same status (RULES: Applications). Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed or moved_meanwhile, PT422 for an unknown status.';

COMMENT ON FUNCTION "public"."update_candidate_profile"(uuid, text, text, text, text[], text, text, text, text, text, text, text, text, text, text, text, integer, text, text, text) IS 'Saves the caller''s profile and gives it as Candidate; the first line of p_bio is the title. '''' and null empty a field, except: email keeps what it is, and null leaves the last four unchanged. PT422 by field of candidateProfileSchema.';

REVOKE ALL ON FUNCTION "private"."employer_json"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."in_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_expired"(public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_mover"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reached_interview"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_employer_preview"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_employer_preview"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_application_status"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_application_status"(uuid, text, text) TO "authenticated";

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_first_name_check" CHECK (private.is_line(first_name, 100));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_last_name_check" CHECK (private.is_line(last_name, 100));
