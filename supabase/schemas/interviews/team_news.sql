-- Signals to a team that there's something new to read about an application, hidden from the candidate's side.

create table public.team_news (
  application_id uuid primary key references public.applications (id) on delete cascade,
  version bigint not null default 1
);
comment on table public.team_news is
  'Signals a new scorecard of an application: its team subscribes to this row, or polls it, like conversations. Separate from conversations, because candidates see every change there.';
alter table public.team_news enable row level security;

create policy "A team can see that it has something new to read" on public.team_news
  for select to authenticated
  using (exists (
    select from public.applications a where a.id = application_id and private.conversation_side(a, (select private.my_reach())) = 'company'
  ));
grant select on public.team_news to authenticated;
