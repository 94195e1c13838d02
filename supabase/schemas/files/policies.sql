-- Who may touch which object in storage.

create policy "Candidates can upload files to their own folder" on storage.objects
  for insert to authenticated with check (private.can_write_own_file(bucket_id, name));
create policy "Candidates can replace files in their own folder" on storage.objects
  for update to authenticated
  using (private.can_remove_own_file(bucket_id, name)) with check (private.can_write_own_file(bucket_id, name));
create policy "People can read files in their own folder" on storage.objects
  for select to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text and private.is_own_file(bucket_id, name));
create policy "People can delete files in their own folder" on storage.objects
  for delete to authenticated using (private.can_remove_own_file(bucket_id, name));
create policy "Staff can read files of applicants and managed candidates" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('candidate_resumes', 'candidate_cover_letters', 'candidate_certificates')
    and private.can_read_candidate_files(private.file_folder(bucket_id, name), (select private.my_reach()))
  );
create policy "Staff can read answer files of applications they review" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'application_files'
    and private.can_read_answer_file(private.file_folder(bucket_id, name), name, (select private.my_reach()))
  );

create policy "Staff can upload their company's files" on storage.objects
  for insert to authenticated with check (private.can_write_company_file(bucket_id, name));
create policy "Staff can replace their company's files" on storage.objects
  for update to authenticated
  using (private.can_write_company_file(bucket_id, name)) with check (private.can_write_company_file(bucket_id, name));
create policy "Staff can delete their company's files" on storage.objects
  for delete to authenticated using (private.can_write_company_file(bucket_id, name));
create policy "Staff and admins can read a company's documents" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'company-documents'
    and ((select private.is_admin()) or private.can_read_company(private.file_folder(bucket_id, name), (select private.my_reach())))
  );
-- The bucket is public, so showing a logo needs no policy; replacing one reads the row first.
create policy "Staff can find their company's logo files" on storage.objects
  for select to authenticated using (bucket_id = 'company-logos' and private.can_write_company_file(bucket_id, name));
