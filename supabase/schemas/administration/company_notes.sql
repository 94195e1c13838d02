-- Administrators' notes about a company, visible only to them. SECURITY DEFINER: the table is closed to every client.

create table private.company_notes (
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (body <> '' and private.is_text(body, 5000)),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
comment on table private.company_notes is 'Administrators'' notes about a company. The author''s browser makes up the id.';
create index company_notes_company_index on private.company_notes (company_id, created_at desc, id desc);
create index company_notes_author_index on private.company_notes (author_id);
alter table private.company_notes enable row level security;

create function private.company_note_json(note private.company_notes) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', note.id, 'body', note.body, 'created_at', note.created_at, 'edited_at', note.edited_at,
    'author', (select coalesce(private.person_name(p.id), p.email) from public.profiles p where p.id = note.author_id),
    'is_mine', coalesce(note.author_id = auth.uid(), false));
end
$$;
comment on function private.company_note_json is 'CompanyNote (contracts/administration/company-page.ts).';

create function public.list_company_notes(p_company_id uuid, p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  return jsonb_build_object('notes', (
    select coalesce(jsonb_agg(private.company_note_json(page.note) order by page.created_at desc, page.id desc), '[]')
    from (
      select n as note, n.created_at, n.id from private.company_notes n
      where n.company_id = p_company_id and (n.created_at, n.id) < (page_before.at, page_before.id)
      order by n.created_at desc, n.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.list_company_notes is
  '{notes: CompanyNote[]} (contracts/administration/company-page.ts), newest first. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

create function public.add_company_note(p_id uuid, p_company_id uuid, p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  note private.company_notes;
begin
  perform private.require_admin();
  perform private.refuse_empty_note(p_body);
  perform from public.companies c where c.id = p_company_id for key share;
  perform private.fail(404, 'company_not_found', 'Company not found') where not found;
  insert into private.company_notes (id, company_id, author_id, body)
  values (p_id, p_company_id, auth.uid(), private.trimmed(p_body))
  on conflict (id) do nothing
  returning * into note;
  if note.id is null then
    select * into note from private.company_notes n where n.id = p_id and n.company_id = p_company_id and n.author_id = auth.uid();
    perform private.fail(422, 'invalid_input', 'This note couldn''t be saved') where note.id is null;
    return private.company_note_json(note);
  end if;
  perform private.audit('company.note_added', 'company', p_company_id, p_company_id);
  return private.company_note_json(note);
end
$$;
comment on function public.add_company_note is
  'Adds a note about a company. The caller makes up p_id: sending the same note again returns the existing one. Returns CompanyNote. PT401, PT403, PT404, PT422 by field.';

create function private.note_to_change(p_id uuid) returns private.company_notes
language plpgsql set search_path = ''
as $$
declare
  note private.company_notes;
begin
  perform private.require_admin();
  select * into note from private.company_notes n where n.id = p_id for update;
  perform private.fail(404, 'note_not_found', 'This note no longer exists') where note.id is null;
  return note;
end
$$;
comment on function private.note_to_change is 'A note about a company, locked. PT401, PT403, PT404.';

create function public.edit_company_note(p_id uuid, p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  note private.company_notes := private.note_to_change(p_id);
begin
  perform private.fail(403, 'not_your_note', 'Another administrator wrote this note')
  where note.author_id is distinct from auth.uid();
  perform private.refuse_empty_note(p_body);
  if note.body <> private.trimmed(p_body) then
    update private.company_notes n set body = private.trimmed(p_body), edited_at = now() where n.id = note.id returning * into note;
    perform private.audit('company.note_edited', 'company', note.company_id, note.company_id);
  end if;
  return private.company_note_json(note);
end
$$;
comment on function public.edit_company_note is
  'Changes one''s own note about a company. Returns CompanyNote. PT401, PT403 also not_your_note, PT404, PT422 by field.';

create function public.delete_company_note(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  note private.company_notes := private.note_to_change(p_id);
begin
  delete from private.company_notes n where n.id = note.id;
  perform private.hold_notification('company_note', note.id, to_jsonb(note));
  perform private.audit('company.note_deleted', 'company', note.company_id, note.company_id);
end
$$;
comment on function public.delete_company_note is
  'Deletes any administrator''s note about a company; the person who deleted it can undo that for ten seconds. PT401, PT403, PT404.';

create function public.undo_delete_company_note(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  note private.company_notes;
begin
  perform private.require_admin();
  note := jsonb_populate_record(note, (private.undo_pending('company_note', p_id)).before);
  perform from public.companies c where c.id = note.company_id for key share;
  perform private.fail(404, 'company_not_found', 'Company not found') where not found;
  -- The author's account may have been deleted.
  note.author_id := (select p.id from public.profiles p where p.id = note.author_id);
  insert into private.company_notes select note.*;
  perform private.audit('company.note_kept', 'company', note.company_id, note.company_id);
end
$$;
comment on function public.undo_delete_company_note is
  'Restores a note that the caller deleted. PT401, PT403, PT404 once the company is gone, PT409 undo_over.';

grant execute on function
  public.list_company_notes, public.add_company_note, public.edit_company_note, public.delete_company_note, public.undo_delete_company_note
to authenticated;
