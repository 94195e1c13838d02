-- The public list can be narrowed by industry: companies that are published already get theirs.
update private.published_companies p set industry = c.industry from public.companies c where c.id = p.company_id and p.industry <> c.industry;
