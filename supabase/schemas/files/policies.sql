-- Storage is closed but for one way in: a plain upload of a new file. No one reads, lists, signs, overwrites, copies, moves or deletes
-- there; files are opened and given up through server functions, which ask SQL (RULES: Files).

create policy "Candidates and staff can upload new files to their folder" on storage.objects
  for insert to authenticated
  -- The vendor's name of the act: signing an upload link, copying and the other ways of writing insert a row as well.
  with check (storage.allow_only_operation('object.upload') and private.can_store_file(bucket_id, name));
