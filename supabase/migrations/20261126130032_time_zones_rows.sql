-- Zones are stored under their names of now. Safe to repeat.

update private.time_zones z set zone = private.known_zone(z.zone)
where z.zone <> private.known_zone(z.zone);
update private.interviews i set time_zone = private.known_zone(i.time_zone)
where i.time_zone <> private.known_zone(i.time_zone);
update private.interview_proposals p set time_zone = private.known_zone(p.time_zone)
where p.time_zone <> private.known_zone(p.time_zone);
