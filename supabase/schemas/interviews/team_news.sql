-- Tells a team that there's something new to read about an application, hidden from its candidate's side.

create table public.team_news (
  application_id uuid primary key references public.applications (id) on delete cascade,
  version bigint not null default 1
);
comment on table public.team_news is
  'That a scorecard of an application was sent: its team watches this row as it does that of conversations, or asks for it now and then. Apart from that one, as the candidate sees each change there.';
alter table public.team_news enable row level security;

create policy "A team can see that it has something new to read" on public.team_news
  for select to authenticated
  using (exists (
    select from public.applications a where a.id = application_id and private.conversation_side(a, (select private.my_reach())) = 'company'
  ));
grant select on public.team_news to authenticated;
