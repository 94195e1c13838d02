-- In which time zone somebody reads times. SECURITY DEFINER: the table is closed to every client.

create function private.known_zone(zone text) returns text
language sql stable set search_path = ''
-- As the database writes it: names are found in any case of letters.
return (
  select z.name from pg_catalog.pg_timezone_names z
  where lower(z.name) = lower(zone) and z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)' order by z.name = zone desc limit 1
);
comment on function private.known_zone(text) is
  'The name of a time zone that the database and every browser know: UTC, or of an area and a place, "America/Denver"; null for any other.';

create function private.zone_to_keep(zone text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if private.known_zone(zone) is null then
    perform private.refuse_field_errors('{"zone": "Choose a time zone from the list"}');
  end if;
  return private.known_zone(zone);
end
$$;
comment on function private.zone_to_keep(text) is 'private.known_zone, or PT422.';

create function public.keep_time_zone(p_zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from private.time_zones z where z.user_id = caller) then
    insert into private.time_zones (user_id, zone) values (caller, private.zone_to_keep(p_zone)) on conflict (user_id) do nothing;
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
  insert into private.time_zones as z (user_id, zone) values (caller, private.zone_to_keep(p_zone))
  on conflict (user_id) do update set zone = excluded.zone;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$$;
comment on function public.set_time_zone(text) is '{zone}: the one the caller has chosen to read times in. PT401, PT422 for no zone.';

revoke all on function public.keep_time_zone(text), public.set_time_zone(text) from public, anon, authenticated;
grant execute on function public.keep_time_zone(text), public.set_time_zone(text) to authenticated;
