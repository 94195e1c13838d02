-- Stored files that nothing refers to anymore, for the server function remove-file to delete: SQL can't.

create table private.discarded_files (
  bucket_id text not null,
  name text not null,
  discarded_at timestamptz not null default now(),
  primary key (bucket_id, name)
);
comment on table private.discarded_files is 'Files that were given up and aren''t gone yet: no record takes them (RULES: Files).';
alter table private.discarded_files enable row level security;

-- The text of resumes, as a browser read it. It may differ from the file, because the reader's browser reports it: it's searched, and shown only
-- to people who may open the file.

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
comment on table private.resume_texts is 'The text of files in candidate_resumes, up to 100 kB each, by path (RULES: Files). It is never changed, and goes with the file.';
comment on column private.resume_texts.by_company is 'Whose staff sent it when they opened the file: only that company finds it. Null: the candidate sent it.';
comment on column private.resume_texts.fingerprint is 'private.file_fingerprint of the version it was read from.';
comment on column private.resume_texts.companies is 'Who may find it at most, so that a search reads no other company''s rows. The rights to the file are checked on top.';
comment on column private.resume_texts.words is 'private.resume_words of the text.';
create index resume_texts_search_index on private.resume_texts using gin (companies, words);
create index resume_texts_company_index on private.resume_texts (by_company) where by_company is not null;
alter table private.resume_texts enable row level security;
