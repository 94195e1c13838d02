-- Stored files that nothing refers to anymore, for the server function remove-file to delete: SQL can't.

create table private.discarded_files (
  bucket_id text not null,
  name text not null,
  discarded_at timestamptz not null default now(),
  primary key (bucket_id, name)
);
comment on table private.discarded_files is 'Files queued for deletion: records can''t refer to them anymore (RULES: Files).';
alter table private.discarded_files enable row level security;

-- The text of resumes, extracted by a browser, so it may differ from the file. It's used for search and only shown to people who may open
-- the file.

create table private.resume_texts (
  name text not null,
  by_company uuid references public.companies (id) on delete cascade,
  fingerprint text not null,
  companies uuid[] not null default '{}',
  text text not null,
  words tsvector not null,
  kept_at timestamptz not null default now(),
  constraint resume_texts_once unique nulls not distinct (name, by_company)
);
comment on table private.resume_texts is 'The text of files in candidate_resumes, up to 100 kB each, by path (RULES: Files). It never changes, and is deleted with the file.';
comment on column private.resume_texts.by_company is 'The company whose staff sent it when they opened the file: only that company can search it. Null: sent by the candidate.';
comment on column private.resume_texts.fingerprint is 'private.file_fingerprint of the version it was read from.';
comment on column private.resume_texts.companies is 'The companies that may search it, so that a search skips other companies'' rows. Rights to the file are checked as well.';
comment on column private.resume_texts.words is 'private.resume_words of the text.';
create index resume_texts_search_index on private.resume_texts using gin (companies, words);
create index resume_texts_company_index on private.resume_texts (by_company) where by_company is not null;
alter table private.resume_texts enable row level security;
