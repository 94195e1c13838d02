-- The resume a profile has becomes its default, under the name of its file.
insert into private.resumes (path, candidate_id)
select c.resume_url, c.id from public.candidates c where c.user_id is not null and c.resume_url is not null
on conflict (path) do nothing;
