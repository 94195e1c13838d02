-- Culture: ways of working that companies name and candidates like, from one list.

create type public.culture_value as enum (
  'written_first', 'decisions_explained', 'open_numbers', 'pay_bands_shown', 'regular_feedback', 'peer_review', 'blameless_reviews',
  'quiet_focus_time', 'few_meetings', 'pair_work', 'own_projects', 'small_teams', 'side_by_side', 'remote_days', 'flexible_hours',
  'fixed_hours', 'shifts_known_ahead', 'duties_in_turn', 'mentoring', 'learning_time', 'moves_inside_first', 'tried_small_first',
  'customer_contact', 'stop_the_line'
);
comment on type public.culture_value is 'Ways of working (contracts/companies/culture.ts); none is a proxy for a protected characteristic.';

create function private.culture_numbers(named public.culture_value[]) returns integer[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return array(
    select "position"::integer from unnest(enum_range(null::public.culture_value)) with ordinality as listed (value, "position")
    where value = any (named)
    order by "position"
  );
end
$$;
comment on function private.culture_numbers is 'Positions in the enum, without repeats. Stored, so new values must go to the end of the list.';

create function private.are_culture_values(named public.culture_value[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return cardinality(named) <= 8 and cardinality(private.culture_numbers(named)) = cardinality(named);
end
$$;
comment on function private.are_culture_values is 'True for at most eight values without repeats, as in companies and profiles.';

-- Used by CHECK constraints, so callable by every API role.
grant execute on function private.culture_numbers, private.are_culture_values to anon, authenticated, service_role;

create function private.read_culture(named jsonb) returns public.culture_value[]
language sql immutable set search_path = ''
return case when named is not null then
  array(
    select value::public.culture_value from jsonb_array_elements_text(case jsonb_typeof(named) when 'array' then named else '[]' end) as value
    order by value::public.culture_value)
end;
comment on function private.read_culture is 'A validated list as stored: in enum order; an empty string is an empty list.';
