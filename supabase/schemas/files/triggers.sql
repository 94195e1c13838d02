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
  'Row trigger: storage bypasses policies when an upload finishes, even one that started, or was allowed by a link, before a record referred to the file (RULES: Files). SECURITY DEFINER: sent documents are closed to everyone.';
create or replace trigger objects_stay_as_recorded before update on storage.objects
  for each row
  when (
    old.version is distinct from new.version or old.name is distinct from new.name or old.bucket_id is distinct from new.bucket_id
  )
  execute function private.keep_recorded_file();
