-- The text of the resume of everyone who applied to the largest tenant: some thirty lines, with one word in nearly all of them
-- ("responsible"), one in every twentieth ("mentored") and one in about ten ("quicksilver"). A word is drawn as words are used: the
-- second half of 20,000 as often as the first hundred and forty.

insert into private.resume_texts (name, fingerprint, companies, text, words)
select sent.name, sent.fingerprint, sent.companies, written.text, array_to_tsvector(private.resume_words(written.text))
from (
  select d.name, d.fingerprint, array_agg(distinct a.company_id) as companies, min(a.candidate_id::text)::uuid as candidate_id,
    hashtextextended(d.name, 0) as seed, row_number() over (order by d.name) as n
  from private.sent_documents d
  join public.applications a on a.id = d.application_id
  where d.bucket_id = 'candidate_resumes' and exists (
    select from public.applications mine
    where mine.candidate_id = a.candidate_id and mine.company_id = md5('city company 1')::uuid)
  group by d.name, d.fingerprint
) sent
join public.candidates c on c.id = sent.candidate_id
cross join lateral (
  select concat_ws(E'\n', c.first_name || ' ' || c.last_name, c.title, array_to_string(c.skills, ', '),
    case when n % 20 = 0 then 'Mentored two juniors' end, case when n % 2000 = 0 then 'Project Quicksilver' end,
    string_agg(case when n % 10 > 0 then 'Responsible for ' else 'Led ' end || line.words, E'\n' order by line.place)) as text
  from (
    select place, (
      select string_agg('word' || floor(power(20000, (hashint8extended(sent.seed + place * 100 + k, 7) & 1048575) / 1048576.0::double precision)), ' ')
      from generate_series(1, 8) k) as words
    from generate_series(1, 30) place
  ) line
) written;
