-- A team's notes about an application or a candidate it represents, which no one else reads.
-- SECURITY DEFINER: the table is closed to every client, and rights are checked once.

create table private.team_notes (
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  application_id uuid references public.applications (id) on delete cascade,
  candidate_id uuid references public.candidates (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (private.is_line(author_name, 201)),
  body text not null check (body <> '' and private.is_text(body, 5000)),
  mentioned uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  merged_id uuid references private.merged_applications (id) on delete cascade,
  constraint team_notes_about_one check (num_nonnulls(application_id, candidate_id) = 1)
);
comment on table private.team_notes is 'A team''s notes about an application or a represented candidate. The author''s browser makes up the id.';
comment on column private.team_notes.author_name is 'The name at that time: it stays when the author leaves.';
create index team_notes_application_index on private.team_notes (application_id, created_at, id) where application_id is not null;
create index team_notes_candidate_index on private.team_notes (candidate_id, company_id, created_at, id) where candidate_id is not null;
create index team_notes_merged_index on private.team_notes (merged_id) where merged_id is not null;
create index team_notes_company_index on private.team_notes (company_id);
create index team_notes_author_index on private.team_notes (author_id);
alter table private.team_notes enable row level security;

create type private.note_subject as (company_id uuid, application_id uuid, candidate_id uuid, name text, job_id uuid);
comment on type private.note_subject is 'What a note is about: an application or a candidate, the candidate''s name, and the application''s job.';

create function private.note_subject(p_application_id uuid, p_candidate_id uuid) returns private.note_subject
language plpgsql stable set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  application public.applications;
  candidate public.candidates;
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'Choose an application or a candidate')
  where num_nonnulls(p_application_id, p_candidate_id) <> 1;
  if p_application_id is not null then
    select * into application from public.applications a where a.id = p_application_id and a.candidate_id is not null and private.can_move_application(a, me);
    perform private.fail(404, 'application_not_found', 'Application not found') where application.id is null;
    return row(
      application.company_id, application.id, null,
      (select m.candidate_name from private.application_matches m where m.application_id = application.id), application.job_id
    )::private.note_subject;
  end if;
  select * into candidate from public.candidates c where c.id = p_candidate_id and private.manages_candidate(c, me);
  perform private.fail(404, 'candidate_not_found', 'Candidate not found') where candidate.id is null;
  return row(
    candidate.managing_company_id, null, candidate.id,
    coalesce(nullif(private.trimmed(concat_ws(' ', candidate.first_name, candidate.last_name)), ''), candidate.email), null
  )::private.note_subject;
end
$$;
comment on function private.note_subject is
  'What the caller may write notes about: an application they may move, while its applicant has an account, or a candidate their company represents and they may read (RULES: Applications). PT401, PT404, PT422 unless exactly one is named.';

create function private.note_readers(subject private.note_subject) returns table (user_id uuid, first_name text, last_name text)
language plpgsql stable rows 20 set search_path = ''
as $$
begin
  return query
    select u.user_id, u.first_name, u.last_name
    from public.company_users u cross join private.can_at_company(subject.company_id, 'read_company') sees_team
    where u.company_id = subject.company_id and case
      when subject.application_id is not null then
        u.role = any (private.staff_roles_for('handle_applications')) or exists (
          select from private.job_people j where j.job_id = subject.job_id and j.user_id = u.user_id)
      else
        u.role = any (private.staff_roles_for('handle_candidates')) or exists (
          select from public.candidate_assignments a
          where a.candidate_id = subject.candidate_id and a.company_id = u.company_id and a.assigned_to_user_id = u.user_id)
    end and (
      sees_team or u.user_id = auth.uid()
      or exists (
        select from private.team_notes n
        where n.author_id = u.user_id and n.company_id = subject.company_id
          and (n.application_id = subject.application_id or n.candidate_id = subject.candidate_id))
      or exists (
        select from public.job_assignments a
        where a.job_id = subject.job_id and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
      or exists (select from private.job_team_members m where m.job_id = subject.job_id and m.user_id = u.user_id)
      or exists (
        select from public.application_assignments a
        where a.application_id = subject.application_id and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
      or exists (
        select from public.candidate_assignments a
        where a.candidate_id = subject.candidate_id and a.company_id = subject.company_id
          and u.user_id in (a.assigned_to_user_id, a.assigned_by_user_id))
    )
    order by private.search_text(u.first_name || ' ' || u.last_name), u.user_id;
end
$$;
comment on function private.note_readers is
  'Colleagues who can read the notes about something, and so can be mentioned. Includes partner recruiters it is assigned to; they only see the names of its owner, other authors, and the person who assigned it to them (RULES: Staff).';

create function private.team_note_json(note private.team_notes) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (select
    note.id, note.body, note.author_name, note.created_at,
    to_jsonb(note.mentioned) as mentioned,
    coalesce(note.author_id = auth.uid(), false) as is_mine
  ) shown
$$;
comment on function private.team_note_json is 'TeamNote (contracts/applications/note.ts).';

create function public.get_team_notes(p_application_id uuid default null, p_candidate_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'notes', (
        select coalesce(jsonb_agg(private.team_note_json(n) order by n.created_at, n.id), '[]')
        from private.team_notes n
        where n.application_id = subject.application_id
          or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
      ),
      'readers', (select coalesce(jsonb_agg(r), '[]') from private.note_readers(subject) r))
    from private.note_subject(p_application_id, p_candidate_id) subject
  );
end
$$;
comment on function public.get_team_notes is 'TeamNotes (contracts/applications/note.ts), oldest first, and who reads them. PT401, PT404, PT422.';

create function private.refuse_empty_note(body text) returns void
language sql set search_path = ''
as $$
  select private.refuse_field_errors(
    private.field_errors(jsonb_build_object('body', body), array[private.rule('body', 'text', 5000, 1, 'Write a note')]))
$$;
comment on function private.refuse_empty_note is 'PT422 for a note without words, or with too many.';

create function public.add_team_note(
  p_id uuid, p_body text, p_application_id uuid default null, p_candidate_id uuid default null, p_mentioned uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subject private.note_subject := private.note_subject(p_application_id, p_candidate_id);
  note private.team_notes;
  mentioned uuid[];
  author text;
begin
  perform private.refuse_empty_note(p_body);
  -- Waits for an account being deleted, which takes its notes with it; nothing is written after that.
  perform from public.applications a where a.id = subject.application_id for key share;
  subject := private.note_subject(p_application_id, p_candidate_id);
  -- One writer at a time per subject, so that a note sent twice and the limit are checked.
  perform pg_advisory_xact_lock(hashtextextended('team_notes ' || coalesce(p_application_id, p_candidate_id), 0));
  select * into note from private.team_notes n where n.id = p_id;
  if note.id is not null then
    perform private.fail(422, 'invalid_input', 'This note couldn''t be saved')
    where note.author_id is distinct from auth.uid()
      or (note.application_id, note.candidate_id) is distinct from (subject.application_id, subject.candidate_id);
    return private.team_note_json(note);
  end if;
  perform private.fail(409, 'too_many_notes', 'There are already 200 notes. Remove one of yours first')
  where (
    select count(*) >= 200 from private.team_notes n
    where n.application_id = subject.application_id or n.candidate_id = subject.candidate_id and n.company_id = subject.company_id
  );
  select array_agg(r.user_id order by r.user_id) into mentioned
  from private.note_readers(subject) r where r.user_id = any (p_mentioned) and r.user_id <> auth.uid();
  select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), private.phrase('a_colleague')) into author
  from public.company_users u where u.user_id = auth.uid() and u.company_id = subject.company_id;
  insert into private.team_notes (id, company_id, application_id, candidate_id, author_id, author_name, body, mentioned)
  values (
    p_id, subject.company_id, subject.application_id, subject.candidate_id, auth.uid(), author, private.trimmed(p_body),
    coalesce(mentioned, '{}'))
  returning * into note;
  perform private.notify_staff(
    reader, 'mentioned', 'mentioned', jsonb_build_object('author', author, 'name', coalesce(subject.name, ''), 'note', note.body),
    jsonb_strip_nulls(jsonb_build_object(
      'application_id', subject.application_id, 'candidate_id', subject.candidate_id, 'company_id', subject.company_id)),
    case when subject.application_id is null then '/company/candidates/' || subject.candidate_id
      else '/company/applications/' || subject.application_id || '?tab=notes' end)
  from unnest(note.mentioned) as reader;
  return private.team_note_json(note);
end
$$;
comment on function public.add_team_note is
  'Adds a note about an application or a represented candidate and notifies mentioned colleagues who can read it. The caller makes up p_id: sending the same note again returns the existing one. Returns TeamNote. PT401, PT404, PT409 beyond 200 notes, PT422 by field.';

create function public.delete_team_note(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  note private.team_notes;
begin
  perform private.require_caller();
  select * into note from private.team_notes n where n.id = p_id and n.author_id = auth.uid();
  if note.id is not null then
    -- Only people who can still read it can delete their note.
    perform private.note_subject(note.application_id, note.candidate_id);
    delete from private.team_notes n where n.id = note.id;
  end if;
end
$$;
comment on function public.delete_team_note is 'Deletes one of the caller''s own notes; ignores one that is gone or someone else''s. PT401, PT404 out of reach.';

create function private.drop_notes_of_unmanaged() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.team_notes n where n.candidate_id = old.id and n.company_id = old.managing_company_id;
  return null;
end
$$;
comment on function private.drop_notes_of_unmanaged is 'Row trigger: deletes a company''s notes about a candidate it no longer represents. SECURITY DEFINER: closed table.';

grant execute on function public.get_team_notes, public.add_team_note, public.delete_team_note to authenticated;
