-- The bucket of the pictures on companies' pages: what is stored there is public, and written by the server alone. Safe to repeat.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('company-pictures', 'company-pictures', true, 1024 * 1024, array['image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
