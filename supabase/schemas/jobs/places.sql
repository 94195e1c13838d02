-- Coordinates of US locations, so that a search finds jobs nearby and a row shows the distance.
-- Jobs and homes state locations as text; rows here are found by their private.place_terms.

create table private.places (
  term text primary key,
  name text not null,
  population integer not null,
  latitude double precision not null,
  longitude double precision not null,
  search text not null
);
comment on table private.places is 'US places with at least 1,000 people, one row per spelling; public data from GeoNames (CC BY 4.0). Written only by private.load_places.';
comment on column private.places.term is 'A city with its state as in private.place_terms: "city denver co".';
comment on column private.places.name is 'The display name, the same for each spelling: "Denver, CO".';
comment on column private.places.population is 'In hundreds.';
comment on column private.places.search is 'Spelling and state folded by private.search_text: "st louis mo".';
create index places_search_index on private.places (search text_pattern_ops);
create index places_where_index on private.places (latitude, longitude);
alter table private.places enable row level security;

create function private.place_spellings(name text) returns table (spelling text)
language sql immutable parallel safe set search_path = ''
as $$
  select name
  union
  select regexp_replace(name, '\m' || said.here || '(?!\w)', said.there)
  from (values
    ('Saint', 'St.'), ('Saint', 'St'), ('St\.', 'St'), ('St\.', 'Saint'), ('Sainte', 'Ste.'), ('Mount', 'Mt.'), ('Mount', 'Mt'),
    ('Fort', 'Ft.'), ('Fort', 'Ft')
  ) as said (here, there)
  union
  select 'New York City' where name = 'New York';
$$;
comment on function private.place_spellings is 'How people write the name of a place: "Saint Louis", "St. Louis" and "St Louis".';

create function private.load_places(lines text) returns void
language sql set search_path = ''
begin atomic
  with read as (
    select split_part(place, '|', 1) as city, left(line, 2) as state, split_part(place, '|', 2)::integer / 100.0 as latitude,
      split_part(place, '|', 3)::integer / -100.0 as longitude, split_part(place, '|', 4)::integer as population
    from string_to_table(lines, E'\n') as line
    cross join lateral string_to_table(substr(line, 4), ';') as place
    where line <> ''
  )
  insert into private.places (term, name, population, latitude, longitude, search)
  select distinct on (term) term, city || ', ' || state, population, latitude, longitude, private.search_text(spelling || ' ' || state)
  from read
  cross join lateral private.place_spellings(city)
  cross join lateral (select 'city ' || private.location_key(spelling) || ' ' || lower(state) as term offset 0) as said
  -- An exact name comes before a location that is sometimes written that way.
  order by term, spelling <> city, population desc
  on conflict (term) do update set (name, population, latitude, longitude, search)
    = (excluded.name, excluded.population, excluded.latitude, excluded.longitude, excluded.search);
end;
comment on function private.load_places is
  'Loads places: one line per state, "CO:Denver|3974|10498|6825;Durango|…", each place with name, latitude and western longitude in hundredths of a degree, and population in hundreds. Safe to repeat. For migrations.';

create function private.miles_between(
  latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision
) returns integer
language sql immutable parallel safe
return round(7917.5 * asin(sqrt(least(
  1,
  sin(radians(other_latitude - latitude) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(other_latitude)) * sin(radians(other_longitude - longitude) / 2) ^ 2
))));
comment on function private.miles_between is 'Whole miles between two points, as the crow flies.';

create function private.known_places(terms text[]) returns text[]
language sql stable set search_path = ''
return array(select p.term from private.places p where private.has_places() and p.term = any (terms));
comment on function private.known_places is 'The given private.place_terms with known coordinates.';

create function private.places_within(terms text[], miles integer) returns text[]
language sql stable set search_path = ''
as $$
select array(
  select distinct near.term
  from private.places origin
  join private.places near
    on near.latitude between origin.latitude - miles / 68.0 and origin.latitude + miles / 68.0
    and near.longitude between origin.longitude - miles / 68.0 / cos(radians(origin.latitude))
      and origin.longitude + miles / 68.0 / cos(radians(origin.latitude))
  where private.has_places() and origin.term = any (terms)
    and private.miles_between(origin.latitude, origin.longitude, near.latitude, near.longitude) <= miles
)
$$;
comment on function private.places_within is 'Places within this many miles of the given ones, including themselves; none for unknown places.';

create function private.miles_from(origins text[], terms text[]) returns integer
language sql stable set search_path = ''
return (
  select min(private.miles_between(origin.latitude, origin.longitude, near.latitude, near.longitude))
  from private.places origin
  cross join private.places near
  where private.has_places() and origin.term = any (origins) and near.term = any (terms)
);
comment on function private.miles_from is 'Miles between the closest two of two sets of places, by private.place_terms; null if unknown.';

create function public.search_places(p_text text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  city text := private.search_text(private.trimmed(split_part(left(p_text, 100), ',', 1)));
  state text := private.state_of(private.location_key(split_part(left(p_text, 100), ',', 2)));
  wanted text := city || case when p_text like '%,%' then ' ' || case when length(state) = 2 then state else '' end else '' end;
begin
  return (
    select coalesce(jsonb_agg(found.name order by found.population desc, found.name), '[]')
    from (
      select p.name, max(p.population) as population
      from private.places p
      where private.has_places() and coalesce(city, '') <> '' and p.search ~>=~ wanted and p.search ~<~ (wanted || chr(1114111))
      group by p.name
      order by population desc, p.name
      limit 8
    ) as found
  );
end
$$;
comment on function public.search_places is 'Up to eight cities of the operator''s country that start with the typed text ("den", "Denver, Col"), largest first: ["Denver, CO", …]. SECURITY DEFINER: the table is closed.';

grant execute on function public.search_places to anon, authenticated;
