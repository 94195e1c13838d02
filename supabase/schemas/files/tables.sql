-- Stored files that nothing refers to any more and that the server function remove-file still has to take out of storage, which SQL cannot.

create table private.discarded_files (
  bucket_id text not null,
  name text not null,
  discarded_at timestamptz not null default now(),
  primary key (bucket_id, name)
);
comment on table private.discarded_files is
  'A file stands here from the moment it is given up until it is gone: no record takes it any more, so it can be deleted after the transaction (RULES: Files).';
alter table private.discarded_files enable row level security;
