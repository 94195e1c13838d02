-- The secret of keyed digests, made once for each installation. Safe to repeat.
insert into private.digest_key default values on conflict do nothing;
