-- The page behind the link in alert emails, without signing in: change, stop and restore this address's alerts.
-- SECURITY DEFINER: the tables are closed to every client.

create function private.alerts_of_link(p_token text) returns private.alert_addresses
language plpgsql stable set search_path = ''
as $$
declare
  alerts private.alert_addresses;
begin
  select * into alerts from private.alert_addresses a where a.token = p_token;
  perform private.fail(404, 'link_ended', 'This link no longer works') where alerts.id is null;
  return alerts;
end
$$;
comment on function private.alerts_of_link is 'The address behind a link. PT404.';

create function private.job_alerts_json(alerts private.alert_addresses) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', alerts.email, 'alerts', coalesce(jsonb_agg(
    private.saved_search_json(s) || jsonb_build_object('is_stopped', s.deleted_at is not null) order by s.created_at, s.id), '[]'))
  from private.saved_searches s where s.address_id = alerts.id
$$;
comment on function private.job_alerts_json is 'JobAlerts (contracts/jobs/job-alert.ts); stopped ones for the hour in which they can be restored.';

create function public.get_job_alerts(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.job_alerts_json(private.alerts_of_link(p_token)) $$;
comment on function public.get_job_alerts is 'JobAlerts of the address behind a link. PT404.';

create function public.change_job_alert(p_token text, p_id uuid, p_frequency text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  alerts private.alert_addresses := private.alerts_of_link(p_token);
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('email', alerts.email, 'frequency', p_frequency), private.jobs_rules('alert')));
  update private.saved_searches s set frequency = p_frequency, next_at = private.next_search_mail(p_frequency)
  where s.id = p_id and s.address_id = alerts.id and s.deleted_at is null;
  perform private.fail(404, 'alert_not_found', 'This alert was stopped') where not found;
  return private.job_alerts_json(alerts);
end
$$;
comment on function public.change_job_alert is 'Changes how often one of the alerts behind a link is sent; returns JobAlerts. PT404, PT422.';

create function public.stop_job_alerts(p_token text, p_ids uuid[], p_stop boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  alerts private.alert_addresses := private.alerts_of_link(p_token);
begin
  perform private.lock_alerts(alerts.email);
  update private.saved_searches s set deleted_at = case when p_stop then coalesce(s.deleted_at, now()) end
  where s.id = any (p_ids) and s.address_id = alerts.id;
  perform private.refuse_too_many_alerts(alerts.id, 0) where p_stop is not true;
  return private.job_alerts_json(alerts);
end
$$;
comment on function public.stop_job_alerts is
  'Stops alerts behind a link, or restores them within the hour; returns JobAlerts. Safe to repeat. PT404, PT409 past 5 alerts.';

create function private.alerts_unsubscribe_json(p_token text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('kind', 'job_alerts', 'company_name', null, 'is_off', not exists (
    select from private.saved_searches s where s.address_id = a.id and s.deleted_at is null))
  from private.alert_addresses a where a.token = p_token
$$;
comment on function private.alerts_unsubscribe_json is 'UnsubscribeLink (contracts/notifications/notification.ts) of an alert email, or null for another link.';

grant execute on function public.get_job_alerts, public.change_job_alert, public.stop_job_alerts to anon, authenticated;
