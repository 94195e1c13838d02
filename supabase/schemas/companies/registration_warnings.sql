-- What administrators check before approving: similar companies, including deleted ones.

create function private.similar_registrations(of_company uuid, names text[], tax_id text) returns jsonb
language sql stable set search_path = ''
as $$
  with alike as (
    select (named.it ->> 'id')::uuid as id, (named.it ->> 'is_same')::boolean as is_same, false as has_tax_id
    from jsonb_array_elements(private.similar_companies(of_company, names)) as named (it)
    union all
    select other.id, false, true from public.companies other
    where other.id <> of_company and other.submitted_at is not null
      and private.tax_id_key(other.tax_id) = private.tax_id_key(similar_registrations.tax_id)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name', c.name, 'is_approved', c.is_approved, 'was_rejected', c.rejected_at is not null, 'left_at', null,
    'is_same', found.is_same, 'has_tax_id', found.has_tax_id, 'has_owner', false, 'reports', 0
  ) order by found.is_same desc, found.has_tax_id desc, c.is_approved desc, c.name), '[]')
  from (select a.id, bool_or(a.is_same) as is_same, bool_or(a.has_tax_id) as has_tax_id from alike a group by a.id) as found
  join public.companies c on c.id = found.id
$$;
comment on function private.similar_registrations is 'SimilarCompany[]: at most five with a name like these, and all with this tax ID.';

create function private.similar_departed(of_company uuid, names text[], tax_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  digest constant bytea := private.keyed_digest(private.tax_id_key(tax_id));
  owners constant bytea[] := array(select private.keyed_digest(address) from unnest(private.owner_addresses(of_company)) as address);
  keys constant text[] := array(select private.name_key(name) from unnest(names) as name);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', found.id, 'name', found.name, 'is_approved', false, 'was_rejected', found.was_rejected, 'left_at', found.left_at,
      'is_same', found.is_same, 'has_tax_id', found.has_tax_id, 'has_owner', found.has_owner,
      'reports', (select count(*) from private.departed_reports r where r.company_id = found.id and r.is_upheld is not false)
    ) order by found.left_at desc), '[]')
    from (
      select d.*, private.name_key(d.name) = any (keys) as is_same, coalesce(d.tax_id_digest = digest, false) as has_tax_id,
        d.owner_digests && owners as has_owner
      from private.departed_companies d
    ) as found
    where found.is_same or found.has_tax_id or found.has_owner
  );
end
$$;
comment on function private.similar_departed is 'SimilarCompany[] among deleted companies: the same name, tax ID or owner.';

create function private.registration_warnings(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  company public.companies;
  proposed jsonb;
begin
  select * into company from public.companies c where c.id = of_company;
  if company.is_approved then
    proposed := (select p.changes from public.company_proposals p where p.company_id = of_company and p.rejected_at is null);
  elsif company.submitted_at is not null then
    proposed := jsonb_build_object('name', company.name, 'tax_id', company.tax_id);
  end if;
  if proposed is null then
    return '[]';
  end if;
  return private.similar_registrations(of_company, array_remove(array[proposed ->> 'name'], null), proposed ->> 'tax_id')
    || private.similar_departed(of_company, array_remove(array[proposed ->> 'name'], null), proposed ->> 'tax_id');
end
$$;
comment on function private.registration_warnings is 'SimilarCompany[]: what to check before approving; empty if nothing is pending.';
