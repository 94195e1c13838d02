-- A stored file can't change once a record refers to it.

create function private.keep_recorded_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_file_in_use(old.bucket_id, old.name) then
    perform private.fail(409, 'file_in_use', 'This file belongs to a record and can''t be changed');
  end if;
  return new;
end
$$;
comment on function private.keep_recorded_file is
  'Row trigger: storage itself writes past every policy when an upload ends, also one that was begun, or allowed by a link, before the file became part of a record (RULES: Files). SECURITY DEFINER: what was sent is closed to everyone.';
create or replace trigger objects_stay_as_recorded before update on storage.objects
  for each row
  when (
    old.version is distinct from new.version or old.name is distinct from new.name or old.bucket_id is distinct from new.bucket_id
  )
  execute function private.keep_recorded_file();
