-- Rows the declared database needs: buckets with their limits, the allowed moves of an application, the schedule of mail. Safe to repeat.

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
  ('offered', 'withdrawn', 'candidate')
on conflict (from_status, to_status) do update set made_by = excluded.made_by;

-- ── Mail ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- Hosted: pg_cron asks deliver-email once a minute, with its address and secret from Vault (project_url, outbox_secret).
-- Where the extensions are missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('deliver-email', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/deliver-email',
      headers := jsonb_build_object(
        'content-type', 'application/json',
        'x-outbox-secret', (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_secret')
      ),
      body := '{}'::jsonb
    )
  $job$);
exception when others then
  raise notice 'Mail delivery is not scheduled in this database: %', sqlerrm;
end
$$;
