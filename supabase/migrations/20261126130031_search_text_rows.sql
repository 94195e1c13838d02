-- What was stored under the former folding of searches follows private.search_text. Safe to repeat.

reindex index public.jobs_title_index;
reindex index public.companies_words_index;
reindex index public.audit_log_names_index;

-- Its words are generated with each write of the row.
update private.published_companies set name = name
where search is distinct from to_tsvector('pg_catalog.english', private.searchable(name));
update private.application_matches set words = private.search_text(words) where words is distinct from private.search_text(words);

-- Keys of skills, and the words and places of published jobs.
select private.follow_all_skills();
select private.queue_companies(array(select id from public.companies order by id));
