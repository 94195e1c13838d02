-- Rows the declared database needs: buckets with their limits, the allowed moves of an application, schedules, and settings of the
-- platform. Safe to repeat.

-- ── Buckets ───────────────────────────────────────────────────────────────────────────────────────────────────
-- Created here and not by configuration, which does not reach a hosted project. contracts/files.ts says the same; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, is_public, megabytes * 1024 * 1024, mime_types
from (values
  ('candidate_resumes', false, 5, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('candidate_cover_letters', false, 5, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('candidate_certificates', false, 5, array['application/pdf', 'image/jpeg', 'image/png']),
  ('application_files', false, 5, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]),
  ('company-documents', false, 10, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]),
  ('message_files', false, 10, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg', 'image/png'
  ]),
  ('company-logos', true, 2, array['image/jpeg', 'image/png', 'image/webp'])
) as wanted (id, is_public, megabytes, mime_types)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- ── Moves of an application ───────────────────────────────────────────────────────────────────────────────────
-- contracts/application-status.ts says the same; a test compares them.
insert into private.application_transitions (from_status, to_status, made_by) values
  ('applied', 'reviewing', 'company'),
  ('applied', 'interview', 'company'),
  ('applied', 'offered', 'company'),
  ('applied', 'rejected', 'company'),
  ('reviewing', 'interview', 'company'),
  ('reviewing', 'offered', 'company'),
  ('reviewing', 'rejected', 'company'),
  ('interview', 'reviewing', 'company'),
  ('interview', 'offered', 'company'),
  ('interview', 'rejected', 'company'),
  ('offered', 'interview', 'company'),
  ('offered', 'hired', 'company'),
  ('offered', 'rejected', 'company'),
  ('rejected', 'reviewing', 'company'),
  ('applied', 'withdrawn', 'candidate'),
  ('reviewing', 'withdrawn', 'candidate'),
  ('interview', 'withdrawn', 'candidate'),
  ('offered', 'withdrawn', 'candidate'),
  ('offered', 'hired', 'candidate')
on conflict do nothing;

-- ── Schedules ─────────────────────────────────────────────────────────────────────────────────────────────────
-- Hosted, pg_cron runs them. Where it is missing or can't be used nothing is scheduled, and the local backend calls the same functions.
-- Calls of our own server functions take their address and secret from Vault (project_url, outbox_secret).
do $$
declare
  call_function constant text := $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/%s',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-outbox-secret', (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_secret')
      ),
      body := '{}'::jsonb
    )
  $job$;
begin
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('deliver-email', '* * * * *', format(call_function, 'deliver-email'));
  perform cron.schedule('clear-files', '*/10 * * * *',
    format(call_function, 'clear-files') || 'where exists (select from private.discarded_files)');
  -- Every minute, so that a pause at the full hour delays nobody.
  perform cron.schedule('tell-statuses', '* * * * *', 'select private.tell_due_statuses()');
  perform cron.schedule('tell-decisions', '* * * * *', 'select private.tell_due_decisions()');
  perform cron.schedule('tell-plans', '* * * * *', 'select private.tell_ending_plans()');
  perform cron.schedule('tell-messages', '* * * * *', 'select private.tell_due_messages()');
  perform cron.schedule('remind-of-answers', '* * * * *', 'select private.remind_of_answers()');
  perform cron.schedule('remind-of-interviews', '* * * * *', 'select private.remind_of_interviews()');
  perform cron.schedule('end-passed-times', '* * * * *', 'select private.end_passed_times()');
  perform cron.schedule('tend-offers', '* * * * *', 'select private.tend_offers()');
  perform cron.schedule('send-summaries', '* * * * *', 'select private.send_due_summaries()');
  perform cron.schedule('mail-saved-searches', '* * * * *', 'select private.mail_saved_searches()');
  -- Every ten minutes of two hours at night, a batch of each rule.
  perform cron.schedule('keep-retention', '*/10 3-4 * * *', 'select private.keep_retention()');
  -- Before pg_net forgets, after six hours.
  perform cron.schedule('keep-failed-calls', '7 * * * *', 'select private.keep_failed_calls()');
  perform cron.schedule('forget-job-visits', '17 3 * * *', 'select private.forget_job_visits()');
exception when others then
  raise notice 'Nothing is scheduled in this database: %', sqlerrm;
end
$$;

-- ── Settings of the platform ──────────────────────────────────────────────────────────────────────────────────
-- Browsers hear of new rows they may read through this publication. Where it is missing they ask from time to time.
do $$
declare
  heard text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach heard in array '{conversations,notifications,team_news}'::text[] loop
    if not exists (
      select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = heard) then
      execute format('alter publication supabase_realtime add table public.%I', heard);
    end if;
  end loop;
end
$$;

-- What the API calls before every request is a setting of its role, no part of the declared schema. The local backend, whose
-- migrations may not set it, calls the same function by itself (supabase/local/api/session.ts).
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
  notify pgrst, 'reload config';
exception when insufficient_privilege or undefined_object then
  raise notice 'Tokens of ended sessions work until they expire: pgrst.db_pre_request could not be set (%)', sqlerrm;
end
$$;
