-- What people wrote on the contact page: two that wait, one that was answered.

insert into private.contact_messages (id, user_id, name, email, topic, words, created_at)
select gen_random_uuid(), p.id, said.name, said.email, said.topic, said.words, pg_temp.ago(said.days)
from (values
  ('untiered@fairmatch.example', '', 'untiered@fairmatch.example', 'plan', E'We were approved last week and would like to post our first three jobs.\nWhich plan do you suggest for a team of two?', 0.3),
  (null, '', 'ruben.astor@example.com', 'account', 'I signed up yesterday and no confirmation came. It is not in the spam folder either.', 1.2),
  ('candidate@fairmatch.example', 'Nadia Ferreira', 'candidate@fairmatch.example', 'fault', 'On my phone the list of saved jobs jumped to its top when I removed one. It does not any more; I only wanted you to know.', 6.5)
) as said (account, name, email, topic, words, days)
left join public.profiles p on p.email = said.account;

update private.contact_messages m set answered_at = pg_temp.ago(5.9), answered_by = p.id
from public.profiles p
where p.email = 'admin@fairmatch.example' and m.topic = 'fault';
