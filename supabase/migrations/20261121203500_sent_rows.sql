-- Applications made before what was sent was kept: the profile and the files as they are now are the nearest there is. Safe to repeat.
with kept as (
  insert into private.sent_profiles (application_id, profile)
  select a.id, private.applicant_json(c)
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  on conflict (application_id) do nothing
  returning application_id
), files as (
  select a.id, d.bucket_id, d.name
  from kept
  join public.applications a on a.id = kept.application_id
  join public.candidates c on c.id = a.candidate_id
  cross join lateral private.profile_documents(c) d
  union
  select answer.application_id, 'application_files', answer.answer
  from kept
  join public.job_application_answers answer using (application_id)
  join public.job_questions question on question.id = answer.question_id
  where question.question_type = 'FILE' and answer.answer <> ''
)
insert into private.sent_documents (application_id, bucket_id, name, size, fingerprint)
select f.id, f.bucket_id, f.name, (o.metadata ->> 'size')::bigint,
  case when o.id is not null then private.file_fingerprint(o.version, o.metadata) end
from files f
left join storage.objects o using (bucket_id, name)
on conflict (application_id, bucket_id, name) do nothing;
