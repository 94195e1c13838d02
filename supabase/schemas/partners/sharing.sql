-- What partners share: open jobs, and candidates who agreed to it. Never through a third company.

create function private.partner_ids(of_company uuid, shares text default null) returns setof uuid
language plpgsql stable rows 5 set search_path = ''
as $$
begin
  return query
    select partner.id
    from (
      select case r.company_a_id when of_company then r.company_b_id else r.company_a_id end as id
      from public.company_relationships r
      where of_company in (r.company_a_id, r.company_b_id)
        and case when shares is null then true when shares = 'jobs' then r.can_share_jobs when shares = 'candidates' then r.can_share_candidates end
    ) as partner
    where (select private.company_is_live(of_company) and private.plan_includes(of_company, 'partners'))
      and private.company_is_live(partner.id) and private.plan_includes(partner.id, 'partners');
end
$$;
comment on function private.partner_ids is 'Live partners that currently share jobs, candidates or anything with a live company. A partnership is on hold if either plan includes none.';

create table private.hidden_from_partners (
  candidate_id uuid not null references public.candidates (id) on delete cascade,
  company_id uuid not null references public.companies (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_id, company_id)
);
comment on table private.hidden_from_partners is 'Companies a candidate is hidden from: neither shown nor submitted to them (RULES: Partnerships).';
create index hidden_from_partners_company_index on private.hidden_from_partners (company_id);
alter table private.hidden_from_partners enable row level security;

create function private.is_hidden_from(of_candidate uuid, company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.hidden_from_partners h where h.candidate_id = of_candidate and h.company_id = company);
end
$$;
comment on function private.is_hidden_from is 'True if the candidate is hidden from this company (RULES: Partnerships).';

create function private.is_kept_from(of_candidate uuid, company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.is_hidden_from(of_candidate, company) or private.is_blocked_between(of_candidate, company);
end
$$;
comment on function private.is_kept_from is 'True if the candidate is hidden from this company, or one has blocked the other.';

create function private.is_shown_to(candidate public.candidates, partner uuid) returns boolean
language sql stable set search_path = ''
as $$
  select candidate.shown_to_partners and not private.is_kept_from(candidate.id, partner)
$$;
comment on function private.is_shown_to is 'True for a candidate who agreed to be shown and is not kept from this partner.';

create function private.partnered_company(p_company_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  of_company uuid := private.my_company_id(p_company_id);
begin
  if not private.can_at_company(of_company, 'handle_candidates') then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to see what partners share');
  end if;
  return of_company;
end
$$;
comment on function private.partnered_company is 'The caller''s company, for recruiting staff. PT401, PT403, PT404.';

create function private.shown_candidate_json(profile public.candidates, partner public.companies) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select profile.id, profile.first_name, profile.last_name, profile.title, profile.skills, profile.experience_years,
      nullif(concat_ws(', ', profile.state, profile.country), '') as region, private.company_card(partner) as company
  ) as shown
$$;
comment on function private.shown_candidate_json is 'PartnerCandidate: everything a partner reads about a candidate who agreed to be shown.';

create function private.shown_match(job public.jobs, profile public.candidates) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- The city is hidden. If it were matched, it could be found out with a job in each city.
  profile.city := null;
  -- Ways of working aren't matched either.
  return private.match_explanation(
    job.skills_required, job.preferred_skills, job.experience_level, private.workplace_of(job.job_type, job.workplace), job.location,
    job.locations, '{}', profile);
end
$$;
comment on function private.shown_match is 'private.match_explanation limited to what shown_candidate_json shows.';

create function public.list_partner_candidates(
  p_company_id uuid default null, p_search text default null, p_job_id uuid default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := private.words_asked(p_search);
  partners uuid[] := array(select private.partner_ids(of_company, 'candidates'));
  job public.jobs;
  shown jsonb;
  shown_ids uuid[];
begin
  if p_job_id is not null then
    job := private.readable_job(p_job_id);
  end if;
  select
    jsonb_agg(
      private.shown_candidate_json(page.profile, page.partner) || jsonb_build_object(
        'created_at', (page.profile).created_at,
        'match', case when job.id is not null then private.shown_match(job, page.profile) end
      ) order by (page.profile).created_at desc, (page.profile).id desc),
    array_agg((page.profile).id)
  into shown, shown_ids
  from (
    select c as profile, partner
    from unnest(partners) as partner_id
    join public.companies partner on partner.id = partner_id
    -- The flag only lets the index be used.
    join public.candidates c on c.managing_company_id = partner_id and c.shown_to_partners and private.is_shown_to(c, of_company)
    where (c.created_at, c.id) < (page_before.at, page_before.id)
      and private.has_words(concat_ws(' ', c.first_name, c.last_name, c.title, array_to_string(c.skills, ' ')), words)
    order by c.created_at desc, c.id desc
    limit private.page_limit(p_limit)
  ) as page;
  perform private.note_partner_views(shown_ids, of_company);
  return jsonb_build_object('partners', cardinality(partners), 'candidates', coalesce(shown, '[]'));
end
$$;
comment on function public.list_partner_candidates is
  '{candidates: PartnerCandidate[], partners} (contracts/partners/partnership.ts): represented candidates of the partners of a company (by default the caller''s chosen one, private.my_membership) who agreed to be shown and aren''t hidden from it, newest first, for recruiting staff; VOLATILE: it records the views. partners: how many share theirs. p_job_id: one of the caller''s jobs, to show the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

create function public.list_partner_jobs(
  p_company_id uuid default null, p_search text default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'postedAt');
  words text[] := private.words_asked(p_search);
  partners uuid[] := array(select private.partner_ids(of_company, 'jobs'));
begin
  return jsonb_build_object('partners', cardinality(partners), 'jobs', array(
    select to_jsonb(private.job_list_entry(j, null)) || jsonb_build_object('put_forward', (
      select count(*) from public.put_forwards f where f.job_id = j.job_id and f.company_id = of_company and f.status <> 'withdrawn'))
    from unnest(partners) as partner_id
    join private.visible_jobs j on j.company_id = partner_id
    where (j.posted_at, j.job_id) < (page_before.at, page_before.id)
      and private.has_words(concat_ws(' ', j.title, j.company_name, j.location), words)
    order by j.posted_at desc, j.job_id desc
    limit private.page_limit(p_limit)
  ));
end
$$;
comment on function public.list_partner_jobs is
  '{jobs: PartnerJob[], partners} (contracts/partners/partnership.ts): open jobs of the partners of a company that share theirs, newest first, for recruiting staff, with how many of its candidates it has submitted. partners: how many share theirs. p_before: {postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

create function public.set_shown_to_partners(p_shown boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  shown boolean;
begin
  update public.candidates c set shown_to_partners = coalesce(p_shown, false)
  where c.user_id = caller and c.managing_company_id is not null
  returning c.shown_to_partners into shown;
  if shown is null then
    perform private.fail(409, 'not_managed', 'No company represents you, so there are no partners to show your profile to.');
  end if;
  return shown;
end
$$;
comment on function public.set_shown_to_partners is
  'The caller agrees, or no longer agrees, that partners of the representing company see part of the profile; takes effect with the next request. Returns the current value. SECURITY DEFINER: clients can''t write candidates. PT401, PT403, PT409 unmanaged.';

create function public.get_my_management() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates := private.my_candidate();
begin
  return (
    select jsonb_build_object(
      'company', private.company_card(c),
      'managed_since', me.managed_since,
      'partners', (
        select coalesce(jsonb_agg(private.company_card(partner) || jsonb_build_object(
          'is_hidden', private.is_hidden_from(me.id, partner.id)) order by private.search_text(partner.name), partner.id), '[]')
        from private.partner_ids(c.id, 'candidates') as partner_id join public.companies partner on partner.id = partner_id
      )
    )
    from public.companies c where c.id = me.managing_company_id
  );
end
$$;
comment on function public.get_my_management is
  'MyManagement (contracts/partners/partnership.ts): the company that represents the calling candidate, since when, and the partners that may see them now, including those they hide from; null without one. SECURITY DEFINER: the company may not be approved. PT401, PT403.';

grant execute on function
  public.list_partner_candidates, public.list_partner_jobs, public.set_shown_to_partners, public.get_my_management
to authenticated;
