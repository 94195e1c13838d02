-- The time zone someone reads times in. SECURITY DEFINER: the table is closed to every client.

create function private.former_zones() returns jsonb
language sql immutable parallel safe
return '{
  "Africa/Asmara": "Africa/Asmera", "Africa/Bamako": "Africa/Timbuktu", "Africa/Cairo": "Egypt", "Africa/Tripoli": "Libya",
  "America/Adak": "America/Atka US/Aleutian", "America/Anchorage": "US/Alaska", "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
  "America/Argentina/Catamarca": "America/Argentina/ComodRivadavia America/Catamarca",
  "America/Argentina/Cordoba": "America/Cordoba America/Rosario", "America/Argentina/Jujuy": "America/Jujuy",
  "America/Argentina/Mendoza": "America/Mendoza", "America/Atikokan": "America/Coral_Harbour", "America/Chicago": "US/Central",
  "America/Denver": "America/Shiprock US/Mountain Navajo", "America/Detroit": "US/Michigan",
  "America/Edmonton": "America/Yellowknife Canada/Mountain", "America/Halifax": "Canada/Atlantic", "America/Havana": "Cuba",
  "America/Indiana/Indianapolis": "America/Fort_Wayne America/Indianapolis US/East-Indiana",
  "America/Indiana/Knox": "America/Knox_IN US/Indiana-Starke", "America/Iqaluit": "America/Pangnirtung", "America/Jamaica": "Jamaica",
  "America/Kentucky/Louisville": "America/Louisville", "America/Los_Angeles": "US/Pacific", "America/Manaus": "Brazil/West",
  "America/Mazatlan": "Mexico/BajaSur", "America/Mexico_City": "Mexico/General", "America/New_York": "US/Eastern",
  "America/Noronha": "Brazil/DeNoronha", "America/Nuuk": "America/Godthab", "America/Phoenix": "US/Arizona",
  "America/Regina": "Canada/Saskatchewan", "America/Rio_Branco": "America/Porto_Acre Brazil/Acre", "America/Santiago": "Chile/Continental",
  "America/Sao_Paulo": "Brazil/East", "America/St_Johns": "Canada/Newfoundland", "America/St_Thomas": "America/Virgin",
  "America/Tijuana": "America/Ensenada America/Santa_Isabel Mexico/BajaNorte",
  "America/Toronto": "America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern", "America/Vancouver": "Canada/Pacific",
  "America/Whitehorse": "Canada/Yukon", "America/Winnipeg": "America/Rainy_River Canada/Central",
  "Antarctica/McMurdo": "Antarctica/South_Pole", "Arctic/Longyearbyen": "Atlantic/Jan_Mayen", "Asia/Ashgabat": "Asia/Ashkhabad",
  "Asia/Dhaka": "Asia/Dacca", "Asia/Ho_Chi_Minh": "Asia/Saigon", "Asia/Hong_Kong": "Hongkong", "Asia/Jerusalem": "Asia/Tel_Aviv Israel",
  "Asia/Kathmandu": "Asia/Katmandu", "Asia/Kolkata": "Asia/Calcutta", "Asia/Macau": "Asia/Macao", "Asia/Makassar": "Asia/Ujung_Pandang",
  "Asia/Nicosia": "Europe/Nicosia", "Asia/Seoul": "ROK", "Asia/Shanghai": "Asia/Chongqing Asia/Chungking Asia/Harbin PRC",
  "Asia/Singapore": "Singapore", "Asia/Taipei": "ROC", "Asia/Tehran": "Iran", "Asia/Thimphu": "Asia/Thimbu", "Asia/Tokyo": "Japan",
  "Asia/Ulaanbaatar": "Asia/Choibalsan Asia/Ulan_Bator", "Asia/Urumqi": "Asia/Kashgar", "Asia/Yangon": "Asia/Rangoon",
  "Atlantic/Faroe": "Atlantic/Faeroe", "Atlantic/Reykjavik": "Iceland", "Australia/Adelaide": "Australia/South",
  "Australia/Brisbane": "Australia/Queensland", "Australia/Broken_Hill": "Australia/Yancowinna", "Australia/Darwin": "Australia/North",
  "Australia/Hobart": "Australia/Currie Australia/Tasmania", "Australia/Lord_Howe": "Australia/LHI",
  "Australia/Melbourne": "Australia/Victoria", "Australia/Perth": "Australia/West",
  "Australia/Sydney": "Australia/ACT Australia/Canberra Australia/NSW",
  "Etc/GMT": "Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich GMT GMT+0 GMT-0 GMT0 Greenwich", "Europe/Chisinau": "Europe/Tiraspol",
  "Europe/Dublin": "Eire", "Europe/Istanbul": "Asia/Istanbul Turkey", "Europe/Kyiv": "Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye",
  "Europe/Lisbon": "Portugal", "Europe/London": "Europe/Belfast GB GB-Eire", "Europe/Moscow": "W-SU", "Europe/Warsaw": "Poland",
  "Pacific/Auckland": "NZ", "Pacific/Chatham": "NZ-CHAT", "Pacific/Chuuk": "Pacific/Truk Pacific/Yap",
  "Pacific/Easter": "Chile/EasterIsland", "Pacific/Honolulu": "Pacific/Johnston US/Hawaii", "Pacific/Kanton": "Pacific/Enderbury",
  "Pacific/Kwajalein": "Kwajalein", "Pacific/Pago_Pago": "Pacific/Samoa US/Samoa", "Pacific/Pohnpei": "Pacific/Ponape",
  "UTC": "Etc/UTC Etc/UCT Etc/Universal Etc/Zulu UCT Universal Zulu"
}'::jsonb;
comment on function private.former_zones is 'Former names of zones by current name, as in contracts/time-zones.ts.';

create function private.known_zone(zone text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select f.key from jsonb_each_text(private.former_zones()) f where lower(zone) = any (string_to_array(lower(f.key || ' ' || f.value), ' '))),
    -- In the database's spelling: names are found in any case.
    (select z.name from pg_catalog.pg_timezone_names z
     where lower(z.name) = lower(zone) and z.name ~ '^(UTC$|[A-Z][A-Za-z]+/)' order by z.name = zone desc limit 1))
$$;
comment on function private.known_zone is 'The current name of a zone that browsers know, such as "America/Denver"; null for others.';

create function private.database_zone(zone text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array array[zone] || coalesce(string_to_array(private.former_zones() ->> zone, ' '), '{}') loop
    begin
      perform now() at time zone name;
      return name;
    exception when invalid_parameter_value then
      null;
    end;
  end loop;
  return 'UTC';
end
$$;
comment on function private.database_zone is 'This database''s name for a stored zone; UTC if it doesn''t know it.';

create function private.zone_to_keep(zone text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  perform private.refuse_field_errors('{"zone": "Choose a time zone from the list"}') where private.known_zone(zone) is null;
  return private.known_zone(zone);
end
$$;
comment on function private.zone_to_keep is 'private.known_zone, or PT422.';

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
comment on function public.keep_time_zone is 'The caller''s {zone}; sets it to p_zone if they have none. PT401, PT422.';

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
comment on function public.set_time_zone is 'Sets the time zone the caller has chosen; returns {zone}. PT401, PT422 for an unknown zone.';

grant execute on function public.keep_time_zone, public.set_time_zone to authenticated;
