-- The bucket of what is sent with messages and offers. contracts/files.ts says the same; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message_files', 'message_files', false, 10 * 1024 * 1024, array[
  'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg', 'image/png'
])
on conflict (id) do nothing;
