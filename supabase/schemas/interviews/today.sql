-- A colleague's interviews today and tomorrow, for the bar and the Today page.

create function private.today_of(of_user uuid) returns date
language sql stable set search_path = ''
return (now() at time zone private.database_zone(private.reading_zone(of_user, 'UTC')))::date;
comment on function private.today_of is 'Today''s date for someone, in their time zone.';

create function private.interviews_until(of_user uuid, of_company uuid, last_day date) returns setof private.interviews
language plpgsql stable set search_path = ''
as $$
declare
  until_time timestamptz := (last_day + 1)::timestamp at time zone private.database_zone(private.reading_zone(of_user, 'UTC'));
begin
  if private.can_at_company(of_company, 'manage_staff') then
    return query
      select i.* from private.interviews i join public.applications a on a.id = i.application_id and a.company_id = of_company
      -- Interviews last up to eight hours; the index only has their start.
      where i.state = 'confirmed' and i.starts_at > now() - interval '8 hours' and i.starts_at < until_time and private.is_not_over(i);
  else
    return query
      select i.*
      from private.interviews_named_in(of_user) as named (id)
      join private.interviews i on i.id = named.id and i.state = 'confirmed' and i.starts_at < until_time and private.is_not_over(i)
      join public.applications a on a.id = i.application_id and a.company_id = of_company
      where exists (select from private.people_of_interview(i) p where p.user_id = of_user);
  end if;
end
$$;
comment on function private.interviews_until is
  'The confirmed interviews at a company that aren''t over and start by the end of a day of the caller''s: all for those who manage staff, otherwise those they take part in (RULES: Interviews).';

create function private.interviews_today(of_user uuid, of_company uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  if of_company is null then return 0; end if;
  return (select count(*) from private.interviews_until(of_user, of_company, private.today_of(of_user)));
end
$$;
comment on function private.interviews_today is 'How many of the caller''s interviews today aren''t over yet: private.interviews_until.';
