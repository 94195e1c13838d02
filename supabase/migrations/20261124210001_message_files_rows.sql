-- The bucket of files sent with messages. Safe to repeat.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message_files', 'message_files', false, 10 * 1024 * 1024, array[
  'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
