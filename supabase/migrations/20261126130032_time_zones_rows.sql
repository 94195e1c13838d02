-- Zones are stored under their names of now. Safe to repeat.

do $$
begin
  -- Where the schema isn't that far yet there is nothing to follow.
  if to_regprocedure('private.former_zones()') is null then
    return;
  end if;
  update private.time_zones z set zone = private.known_zone(z.zone)
  where z.zone <> private.known_zone(z.zone);
  update private.interviews i set time_zone = private.known_zone(i.time_zone)
  where i.time_zone <> private.known_zone(i.time_zone);
  update private.interview_proposals p set time_zone = private.known_zone(p.time_zone)
  where p.time_zone <> private.known_zone(p.time_zone);
end
$$;
