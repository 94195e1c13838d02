-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_kind_check";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_to_staff_at_company";

CREATE TABLE "private"."candidate_mail_settings" (
  "user_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "by_mail" boolean NOT NULL,
  CONSTRAINT "candidate_mail_settings_pkey" PRIMARY KEY (user_id, kind)
);

ALTER TABLE "private"."candidate_mail_settings"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."saved_searches"
  ADD COLUMN "paused" text;

CREATE OR REPLACE FUNCTION private.candidate_mail_kinds()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{application_moves,promised_answers,saved_searches,put_forward}'::text[];

CREATE OR REPLACE FUNCTION private.candidate_mails_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'address', (select p.email from public.profiles p where p.id = of_user),
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', k,
        'is_on', case
          when k <> 'saved_searches' or exists (select from private.saved_searches s where s.user_id = of_user and s.deleted_at is null)
          then private.wants_mail(of_user, k)
        end) order by place)
      from unnest(private.candidate_mail_kinds()) with ordinality as listed (k, place)
    ));
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_all_searches (
  of_user uuid,
  is_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if not is_on then
    update private.saved_searches s set paused = s.frequency, frequency = 'off', next_at = null
    where s.user_id = of_user and s.frequency <> 'off';
  elsif not private.wants_mail(of_user, 'saved_searches') then
    -- Where each was turned off by itself there is nothing to go back to.
    update private.saved_searches s set
      frequency = coalesce(s.paused, 'weekly'), paused = null, since = now(), next_at = private.next_search_mail(coalesce(s.paused, 'weekly'))
    where s.user_id = of_user
      and (s.paused is not null or not exists (
        select from private.saved_searches o where o.user_id = of_user and o.paused is not null and o.deleted_at is null));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_candidate (
  of_user uuid,
  kind text,
  template text,
  mail_data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if private.wants_mail(of_user, kind) then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user),
      mail_data || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, null, kind)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_new_jobs (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches;
  marked uuid[];
  all_marked uuid[] := '{}';
  names text[] := '{}';
  total integer;
  listed jsonb;
  address text := (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate');
begin
  for search in
    select * from private.saved_searches s
    where s.user_id = of_user and s.next_at <= now() and s.deleted_at is null
    order by s.created_at, s.id
    for update
  loop
    update private.saved_searches s set next_at = private.next_search_mail(s.frequency) where s.id = search.id;
    marked := case when address is null then '{}' else array(select private.mark_new_jobs(search)) end;
    if marked <> '{}' then
      all_marked := all_marked || marked;
      names := names || ('“' || search.name || '”');
    end if;
  end loop;
  select count(*), jsonb_agg(jsonb_build_object(
      'title', newest.title, 'company_name', newest.company_name, 'location', newest.location, 'path', '/jobs/' || newest.job_id
    ) order by newest.place) filter (where newest.place <= 20)
  into total, listed
  from (
    select v.*, row_number() over (order by v.posted_at desc, v.job_id desc) as place
    from private.visible_jobs v where v.job_id = any (all_marked)
  ) as newest;
  -- Also where all of them have closed since they were marked.
  if total = 0 then
    return;
  end if;
  perform private.mail_candidate(of_user, 'saved_searches', 'saved_search_jobs', jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', total,
    'jobs', listed,
    'path', '/candidate/saved?tab=searches'));
end
$function$;

CREATE OR REPLACE FUNCTION private.mailed_kinds (
  link private.unsubscribe_links
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if link.company_id is null then
    return array(select link.kind where private.wants_mail(link.user_id, link.kind));
  end if;
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.store_candidate_mail (
  of_user uuid,
  of_kind text,
  is_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if of_kind = 'saved_searches' then
    perform private.mail_all_searches(of_user, is_on);
    return;
  end if;
  insert into private.candidate_mail_settings as s (user_id, kind, by_mail)
  values (of_user, of_kind, is_on)
  on conflict (user_id, kind) do update set by_mail = excluded.by_mail;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_by_mail (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.user_id, p.first_name, j.title, c.name as company_name
  into facts
  from public.candidates p, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.mail_candidate(facts.user_id, 'application_moves', 'application_status', jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_candidate (
  of_user uuid,
  kind text,
  type text,
  title text,
  message text,
  data jsonb,
  template text,
  mail_data jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(of_user, type, title, message, data);
  perform private.mail_candidate(of_user, kind, template, mail_data);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_put_forward (
  asked public.put_forwards
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select c.user_id, c.first_name, j.title, employer.name as employer, by_company.name as by_company into facts
  from public.candidates c
  cross join public.companies by_company
  cross join public.jobs j
  join public.companies employer on employer.id = j.company_id
  where c.id = asked.candidate_id and by_company.id = asked.company_id and j.id = asked.job_id;
  perform private.notify(
    facts.user_id, 'put_forward', facts.by_company || ' would like to put you forward',
    facts.title || ' at ' || facts.employer || '. Nothing is sent before you agree.',
    jsonb_build_object('job_id', asked.job_id, 'company_id', asked.company_id, 'company_name', facts.by_company));
  if asked.mailed_at = now() then
    perform private.mail_candidate(facts.user_id, 'put_forward', 'put_forward', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.employer, 'by_company', facts.by_company,
      'path', '/candidate/apply/' || asked.job_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.wants_mail (
  of_user uuid,
  of_kind text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case of_kind
    when 'saved_searches' then exists (
      select from private.saved_searches s where s.user_id = of_user and s.frequency <> 'off' and s.deleted_at is null)
    else coalesce((select s.by_mail from private.candidate_mail_settings s where s.user_id = of_user and s.kind = of_kind), true)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.change_saved_search (
  p_id uuid,
  p_name text,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  perform private.refuse_search_settings(p_name, p_frequency);
  update private.saved_searches s set
    name = private.trimmed(p_name),
    frequency = p_frequency,
    paused = case when p_frequency = s.frequency then s.paused end,
    since = case when s.frequency = 'off' and p_frequency <> 'off' then now() else s.since end,
    next_at = case when s.frequency = p_frequency then s.next_at else private.next_search_mail(p_frequency) end
  where s.id = search.id
  returning * into search;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_mails()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.candidate_mails_json(private.require_candidate_account(message => 'Only candidate accounts choose these mails'));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_candidate_mail (
  p_kind text,
  p_is_on boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts choose these mails');
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'is_on', p_is_on), array[
      private.rule('kind', 'choice', 30, 1, 'Choose which mails', private.candidate_mail_kinds()),
      private.rule('is_on', 'boolean', min_length => 1)]));
  perform private.store_candidate_mail(caller, p_kind, p_is_on);
  return private.candidate_mails_json(caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.unsubscribe (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.unsubscribe_links := private.unsubscribe_link(p_token);
begin
  if link.company_id is null then
    perform private.store_candidate_mail(link.user_id, link.kind, false);
  else
    perform private.store_staff_notice(
      link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
    from unnest(private.mailed_kinds(link)) k;
  end if;
  return private.unsubscribe_json(link);
end
$function$;

ALTER TABLE "private"."candidate_mail_settings"
  ADD CONSTRAINT "candidate_mail_settings_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_paused_check" CHECK ((paused = ANY (ARRAY['daily'::text, 'weekly'::text])));

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_paused_while_off" CHECK (((paused IS NULL) OR (frequency = 'off'::text)));

COMMENT ON COLUMN "private"."saved_searches"."paused" IS 'How often it was mailed before the mails of all were turned off, or null: so it is mailed once they are on again.';

COMMENT ON FUNCTION "private"."candidate_mail_kinds"() IS 'The mails a candidate can turn off: candidateMailKinds of the contracts, in the order they are shown. No name of them is one of staff_notice_kinds.';

COMMENT ON FUNCTION "private"."candidate_mails_json"(uuid) IS 'CandidateMails (contracts/notification.ts).';

COMMENT ON FUNCTION "private"."mail_all_searches"(uuid, boolean) IS 'Turns the mails of all searches of somebody off, or on again as often as each was mailed before. On, while one is mailed already, changes nothing.';

COMMENT ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) IS 'Mails a candidate something of a kind (contracts/notification.ts, candidateMailKinds) unless they turned such mails off, with the link that does. Whatever can be turned off goes through here; mails about password, address and who manages them come always and do not. mail_data: what the template shows, with its path.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary.';

COMMENT ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) IS 'Turns mails of a kind on or off. Safe to repeat.';

COMMENT ON FUNCTION "private"."tell_by_mail"(public.applications) IS 'Mails the account''s confirmed address the status an application has now, unless its owner turned such mails off.';

COMMENT ON FUNCTION "private"."tell_candidate"(uuid, text, text, text, text, jsonb, text, jsonb) IS 'Tells a candidate one thing in the application, always, and by mail as private.mail_candidate does.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary; of no company one of candidate_mail_kinds.';

COMMENT ON FUNCTION "private"."wants_mail"(uuid, text) IS 'Whether a candidate gets mails of a kind: unless they turned them off; about saved searches while one of them is mailed.';

COMMENT ON FUNCTION "public"."get_candidate_mails"() IS 'CandidateMails (contracts/notification.ts): which mails the caller gets, and where. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."set_candidate_mail"(text, boolean) IS 'Turns the caller''s mails of a kind on or off, at once; gives CandidateMails. Safe to repeat. PT401, PT403 for others than candidates, PT422 by field.';

COMMENT ON TABLE "private"."candidate_mail_settings" IS 'Which mails somebody has turned off, or on again; without a row they come (RULES: Messages). Of saved searches each says itself how often it is mailed.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff, or to a candidate, turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership or the account.';

REVOKE ALL ON FUNCTION "private"."candidate_mail_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_mails_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_all_searches"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_candidate"(uuid, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_candidate_mail"(uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_candidate"(uuid, text, text, text, text, jsonb, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wants_mail"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_candidate_mails"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_candidate_mails"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_candidate_mail"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_candidate_mail"(text, boolean) TO "authenticated";

ALTER TABLE "private"."candidate_mail_settings"
  ADD CONSTRAINT "candidate_mail_settings_kind_check" CHECK (((kind = ANY (private.candidate_mail_kinds())) AND (kind <> 'saved_searches'::text)));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = 'summary'::text) OR (kind = ANY ((private.staff_notice_kinds() || private.candidate_mail_kinds())))));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_to_staff_at_company" CHECK (((company_id IS NULL) = (kind = ANY (private.candidate_mail_kinds()))));
