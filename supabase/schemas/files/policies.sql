-- Storage is closed except for plain uploads of new files. No one can read, list, sign, overwrite, copy, move or delete there; server functions,
-- which ask SQL, open and remove files (RULES: Files).

create policy "Candidates and staff can upload new files to their folder" on storage.objects
  for insert to authenticated
  -- Only plain uploads: signing upload links, copying and other operations also insert a row.
  with check (storage.allow_only_operation('object.upload') and private.can_store_file(bucket_id, name));
