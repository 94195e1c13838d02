-- Stored files that nothing refers to any more and that the server function remove-file still has to take out of storage, which SQL cannot.

create table private.discarded_files (
  bucket_id text not null,
  name text not null,
  discarded_at timestamptz not null default now(),
  primary key (bucket_id, name)
);
comment on table private.discarded_files is 'Files that were given up and aren''t gone yet: no record takes them (RULES: Files).';
alter table private.discarded_files enable row level security;
