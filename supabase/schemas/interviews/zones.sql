-- In which time zone somebody reads times. SECURITY DEFINER: the table is closed to every client.

create function private.known_zone(p_zone text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- As the database writes it: names are found in any case of letters.
  known text := (select z.name from pg_catalog.pg_timezone_names z where lower(z.name) = lower(p_zone) and z.name ~ '^(UTC$|[A-Z][a-z]+/)' order by z.name = p_zone desc limit 1);
begin
  if known is null then
    perform private.fail(422, 'invalid_input', 'Choose a time zone from the list', jsonb_build_object('fields', jsonb_build_object(
      'zone', 'Choose a time zone from the list')));
  end if;
  return known;
end
$$;
comment on function private.known_zone(text) is 'The name of a time zone that the database and every browser know: UTC, or of an area and a place. PT422 for any other.';

create function public.keep_time_zone(p_zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from private.time_zones z where z.user_id = caller) then
    insert into private.time_zones (user_id, zone) values (caller, private.known_zone(p_zone)) on conflict (user_id) do nothing;
  end if;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$$;
comment on function public.keep_time_zone(text) is
  '{zone}: in which the caller reads times. Who has none yet gets p_zone, their browser''s. Safe to repeat. PT401, PT422 for no zone.';

create function public.set_time_zone(p_zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  insert into private.time_zones as z (user_id, zone) values (caller, private.known_zone(p_zone))
  on conflict (user_id) do update set zone = excluded.zone;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$$;
comment on function public.set_time_zone(text) is '{zone}: the one the caller has chosen to read times in. PT401, PT422 for no zone.';

revoke all on function public.keep_time_zone(text), public.set_time_zone(text) from public, anon, authenticated;
grant execute on function public.keep_time_zone(text), public.set_time_zone(text) to authenticated;
