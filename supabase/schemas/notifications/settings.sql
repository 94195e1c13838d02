-- Notification settings, and turning emails off by the link in one. SECURITY DEFINER: the tables are closed.

create function private.staff_notices_json(membership public.company_users) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = membership.company_id),
    'notices', (
      select jsonb_agg(jsonb_build_object('kind', k.kind, 'in_app', s.in_app, 'by_mail', s.by_mail) order by k.place)
      from unnest(private.staff_notice_kinds()) with ordinality as k (kind, place)
      cross join lateral private.staff_notice_setting(membership.user_id, membership.company_id, k.kind) s
      where k.kind <> 'subscription' or private.is_company_admin(membership.role)
    )
  )
$$;
comment on function private.staff_notices_json is 'StaffNotices (contracts/notifications/notification.ts); plan notifications only for administrators.';

create function private.staffed_membership(p_company_id uuid) returns public.company_users
language plpgsql stable set search_path = ''
as $$
declare
  membership public.company_users := private.my_membership(p_company_id);
begin
  perform private.require_caller();
  perform private.fail(404, 'company_not_found', 'No company found for this user') where membership.id is null;
  return membership;
end
$$;
comment on function private.staffed_membership is 'The caller''s own membership, of the given company or the chosen one. PT401, PT404 for everyone else, including administrators.';

create function public.get_staff_notices(p_company_id uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.staff_notices_json(private.staffed_membership(p_company_id)) $$;
comment on function public.get_staff_notices is 'StaffNotices of the caller at a company, or the chosen one. PT401, PT404.';

create function private.store_staff_notice(of_user uuid, of_company uuid, of_kind text, in_app boolean, by_mail text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.staff_notice_settings as s (user_id, company_id, kind, in_app, by_mail)
  values (of_user, of_company, of_kind, in_app, by_mail)
  on conflict (user_id, company_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail;
  if by_mail = 'off' then
    delete from private.staff_summary_items i where i.user_id = of_user and i.company_id = of_company and i.kind = of_kind;
  end if;
end
$$;
comment on function private.store_staff_notice is 'Stores a choice. Once emails are off, pending summary items are deleted.';

create function public.set_staff_notice(p_kind text, p_in_app boolean, p_by_mail text, p_company_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  membership public.company_users := private.staffed_membership(p_company_id);
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'in_app', p_in_app, 'by_mail', p_by_mail), array[
      private.rule('kind', 'choice', 30, 1, 'Choose what to be notified about', private.staff_notice_kinds()),
      private.rule('in_app', 'boolean', min => 1),
      private.rule('by_mail', 'choice', 10, 1, 'Choose right away, daily or off', '{at_once,daily,off}')]));
  perform private.store_staff_notice(membership.user_id, membership.company_id, p_kind, p_in_app, p_by_mail);
  return private.staff_notices_json(membership);
end
$$;
comment on function public.set_staff_notice is 'Chooses how the caller is notified of a kind. Returns StaffNotices. PT401, 404, 422.';

create function private.candidate_mails_json(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'address', (select p.email from public.profiles p where p.id = of_user),
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', k,
        'is_on', case
          when case k
            when 'saved_searches' then exists (select from private.saved_searches s where s.user_id = of_user and s.deleted_at is null)
            when 'put_forward' then exists (select from public.candidates c where c.user_id = of_user and c.managing_company_id is not null)
            else true
          end then private.wants_mail(of_user, k)
        end) order by place)
      from unnest(private.candidate_mail_kinds()) with ordinality as listed (k, place)
    ))
$$;
comment on function private.candidate_mails_json is 'CandidateMails (contracts/notifications/notification.ts).';

create function public.get_candidate_mails() returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.candidate_mails_json(private.require_candidate_account(message => 'Only candidate accounts can choose these emails')) $$;
comment on function public.get_candidate_mails is 'CandidateMails of the caller. PT401, PT403 for non-candidates.';

create function public.set_candidate_mail(p_kind text, p_is_on boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can choose these emails');
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('kind', p_kind, 'is_on', p_is_on), array[
      private.rule('kind', 'choice', 30, 1, 'Choose which emails', private.candidate_mail_kinds()),
      private.rule('is_on', 'boolean', min => 1)]));
  perform private.store_candidate_mail(caller, p_kind, p_is_on);
  return private.candidate_mails_json(caller);
end
$$;
comment on function public.set_candidate_mail is 'Turns emails of a kind on or off. Returns CandidateMails. PT401, PT403, PT422.';

-- ── Without signing in ────────────────────────────────────────────────────────────────────────────────────────

create function private.unsubscribe_link(p_token text) returns private.unsubscribe_links
language plpgsql stable set search_path = ''
as $$
declare
  link private.unsubscribe_links;
begin
  select * into link from private.unsubscribe_links l where l.token = p_token;
  perform private.fail(404, 'link_ended', 'This link no longer works.') where link.token is null;
  return link;
end
$$;
comment on function private.unsubscribe_link is 'What a token turns off. PT404 for an unknown token, or one of someone who has left the team.';

create function private.mailed_kinds(link private.unsubscribe_links) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  if link.company_id is null then
    return array(select link.kind where private.wants_mail(link.user_id, link.kind));
  end if;
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$$;
comment on function private.mailed_kinds is 'What a link would turn off now: emails of its kind, or everything in the summary.';

create function private.unsubscribe_json(link private.unsubscribe_links) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', link.kind,
    'company_name', (select c.name from public.companies c where c.id = link.company_id),
    'is_off', private.mailed_kinds(link) = '{}')
$$;
comment on function private.unsubscribe_json is 'UnsubscribeLink (contracts/notifications/notification.ts): nothing about the person, because anyone with the email can read it.';

create function public.get_unsubscribe(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select coalesce(private.alerts_unsubscribe_json(p_token), private.unsubscribe_json(private.unsubscribe_link(p_token))) $$;
comment on function public.get_unsubscribe is 'UnsubscribeLink: what an email''s link turns off, also signed out. PT404.';

create function public.unsubscribe(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  alerts private.alert_addresses := (select a from private.alert_addresses a where a.token = p_token);
  link private.unsubscribe_links;
begin
  if alerts.id is not null then
    perform public.stop_job_alerts(p_token, array(select s.id from private.saved_searches s where s.address_id = alerts.id), true);
    return private.alerts_unsubscribe_json(p_token);
  end if;
  link := private.unsubscribe_link(p_token);
  if link.company_id is null then
    perform private.store_candidate_mail(link.user_id, link.kind, false);
  else
    perform private.store_staff_notice(
      link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
    from unnest(private.mailed_kinds(link)) k;
  end if;
  return private.unsubscribe_json(link);
end
$$;
comment on function public.unsubscribe is 'Turns off the emails of a link, also signed out. Returns UnsubscribeLink. PT404.';

grant execute on function public.get_candidate_mails, public.set_candidate_mail, public.get_staff_notices, public.set_staff_notice
to authenticated;
grant execute on function public.get_unsubscribe, public.unsubscribe to anon, authenticated;
