-- Generated from the contracts by `npm run rules:generate`.

create function private.is_home(country text) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(lower(private.trimmed(country)) = any ('{"","united states","united states of america","us","u.s","u.s.","usa","u.s.a","u.s.a."}'), true);
comment on function private.is_home is 'True for an address in the operator''s country, or without a country.';

create function private.written_as(what text) returns text[]
language sql immutable parallel safe set search_path = ''
return case what
  when 'postal_code' then array['^[0-9]{5}(-[0-9]{4})?$', 'Enter a ZIP code such as 80202 or 80202-1234']
end;
comment on function private.written_as is 'The operator''s country''s format of postal codes and tax numbers: a pattern, and the error if it doesn''t match. Null: any format.';

create function private.regions() returns jsonb
language sql immutable parallel safe
return '{"alabama":"al","alaska":"ak","arizona":"az","arkansas":"ar","california":"ca","colorado":"co","connecticut":"ct","delaware":"de","florida":"fl","georgia":"ga","hawaii":"hi","idaho":"id","illinois":"il","indiana":"in","iowa":"ia","kansas":"ks","kentucky":"ky","louisiana":"la","maine":"me","maryland":"md","massachusetts":"ma","michigan":"mi","minnesota":"mn","mississippi":"ms","missouri":"mo","montana":"mt","nebraska":"ne","nevada":"nv","newhampshire":"nh","newjersey":"nj","newmexico":"nm","newyork":"ny","northcarolina":"nc","northdakota":"nd","ohio":"oh","oklahoma":"ok","oregon":"or","pennsylvania":"pa","rhodeisland":"ri","southcarolina":"sc","southdakota":"sd","tennessee":"tn","texas":"tx","utah":"ut","vermont":"vt","virginia":"va","washington":"wa","westvirginia":"wv","wisconsin":"wi","wyoming":"wy","districtofcolumbia":"dc"}'::jsonb;
comment on function private.regions is 'The states of the operator''s country: private.location_key of each name to its code.';

create function private.has_places() returns boolean
language sql immutable parallel safe
return true;
comment on function private.has_places is 'Whether private.places lists the cities of the operator''s country.';
