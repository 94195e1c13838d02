-- What administrators do: approvals, plans, the first administrator. Everything is audited.

create view private.company_list_items with (security_invoker = true) as
select
  c.id, c.name, c.industry, c.location, c.logo_url, c.is_approved, c.submitted_at, c.approved_at, c.rejected_at, c.rejection_reason,
  c.created_at, c.updated_at, p.proposed_at,
  not c.is_approved and exists (
    select from private.company_names its
    join private.company_names other on other.key = its.key and other.company_id <> its.company_id
    join public.companies o on o.id = other.company_id
    where its.company_id = c.id and o.is_approved
  ) as has_taken_name,
  num_nonnulls(c.ein_document_url, c.tax_document_url, c.logo_url) as documents,
  not c.is_approved and c.submitted_at is not null and c.rejected_at is null and exists (
    select from public.audit_log a
    where a.subject_type = 'company' and a.subject_id = c.id and a.action in ('company.rejected', 'company.approval_revoked')
      and a.created_at < c.submitted_at
  ) as is_sent_again
from public.companies c
left join public.company_proposals p on p.company_id = c.id and p.rejected_at is null;
comment on view private.company_list_items is 'CompanyListItem of the contracts, one column per field.';

create function public.list_companies_for_admin() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(item order by item.created_at desc, item.id desc), '[]') from private.company_list_items as item);
end
$$;
comment on function public.list_companies_for_admin is 'CompanyListItem[], newest first (get-pending-companies-direct). PT401, PT403.';

create function private.queue_facts(of_queue text, of_company uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select case of_queue
    when 'approved' then jsonb_build_object('plan', private.subscription_json(of_company))
    when 'rejected' then jsonb_build_object(
      'rejected_by', private.person_name((private.last_company_entry(of_company, '{company.rejected,company.approval_revoked}')).actor_id))
    when 'unfinished' then jsonb_build_object(
      'account', private.account_of_company(of_company),
      'missing', (select private.missing_of_registration(c) from public.companies c where c.id = of_company),
      'reminded_at', private.reminded_at(of_company),
      'can', jsonb_build_object('remind', private.may_be_reminded(of_company)))
    else '{}'
  end
$$;
comment on function private.queue_facts is 'What a queue shows in addition to CompanyListItem: QueueFacts of the contracts.';

create function public.list_company_queue(
  p_queue text, p_search text default null, p_after jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := private.words_asked(p_search);
  size integer := private.page_limit(p_limit);
  after_place bigint;
  after_id uuid;
  found uuid[];
  counts jsonb;
begin
  perform private.require_admin();
  select k.place, k.id into after_place, after_id from private.place_key(p_after) k;
  if words <> '{}' then
    found := array(
      select c.id from public.companies c
      where private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
        and private.has_words(c.name || ' ' || c.industry || ' ' || c.location, words)
    );
    counts := (
      select jsonb_object_agg(each.queue, each.n)
      from (select q.queue, count(*) as n from private.company_queues q where q.company_id = any (found) group by q.queue) as each
    );
  else
    counts := (select jsonb_object_agg(c.what, c.n) from private.counts c where c.subject = private.platform());
  end if;
  return (
    with page as (
      (
        select q.company_id, q.place from private.company_queues q
        where found is null and q.queue = p_queue and (q.place, q.company_id) > (after_place, after_id)
        order by q.place, q.company_id limit size
      )
      union all
      (
        select q.company_id, q.place from private.company_queues q
        where q.company_id = any (found) and q.queue = p_queue and (q.place, q.company_id) > (after_place, after_id)
        order by q.place, q.company_id limit size
      )
    )
    select jsonb_build_object(
      'companies', array(
        select to_jsonb(item) || jsonb_build_object('place', page.place) || private.queue_facts(p_queue, item.id)
        from page join private.company_list_items as item on item.id = page.company_id
        order by page.place, item.id
      ),
      'counts', (
        select jsonb_object_agg(queue, coalesce((counts ->> queue)::integer, 0))
        from unnest('{waiting, changes, unfinished, rejected, approved}'::text[]) as queue
      )
    )
  );
end
$$;
comment on function public.list_company_queue is
  'One queue of the administrators (waiting, changes, unfinished, rejected or approved; empty for another): {companies: QueuedCompany[], counts}, in the order of private.company_standings. p_search: words of name, industry and location; it also filters the counts of all queues; p_after: {place, id} of the last row shown. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403, PT422.';

create function private.pending_company_count() returns integer
language sql stable set search_path = ''
return private.kept_count(private.platform(), 'waiting');
comment on function private.pending_company_count is 'How many companies are pending: submitted, and neither approved nor rejected (RULES: Administration).';

create function private.undecided_company_count() returns integer
language sql stable set search_path = ''
return private.pending_company_count() + private.kept_count(private.platform(), 'changes');
comment on function private.undecided_company_count is 'How many decisions are waiting: pending companies, and changes to approved ones.';

create function public.count_for_admin() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- One read; zero counts may have no row.
  return (
    select jsonb_build_object(
      'users', coalesce(sum(c.n) filter (where c.what = 'users'), 0),
      'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
      'candidates', coalesce(sum(c.n) filter (where c.what = 'candidates'), 0),
      'pending', coalesce(sum(c.n) filter (where c.what = 'waiting'), 0),
      'undelivered', (
        select count(*) from public.email_outbox o where private.is_given_up(o)
      ),
      'reports', private.count_reported_jobs() + private.count_departed_reports(),
      'reported_messages', private.count_reported_messages(),
      'messages', private.count_contact_messages()
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$$;
comment on function public.count_for_admin is
  'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports, reported_messages, messages}: pending: submitted companies; undelivered: emails that were given up; reports: reported jobs and reports about deleted companies, undecided; reported_messages: undecided reports of messages in conversations; messages: open ones from the contact page. SECURITY DEFINER: the counts are closed to every client. PT401, PT403.';

create function public.set_company_approval(
  p_company_id uuid, p_is_approved boolean, p_reason text default null, p_updated_at timestamptz default null, p_warnings_seen uuid[] default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('isApproved', p_is_approved, 'reason', p_reason), private.administration_rules('approval')));
  company := private.locked_company(p_company_id);
  company := case
    when p_is_approved then private.approve_company(company, p_updated_at, p_warnings_seen)
    when company.is_approved then private.revoke_approval(company, reason, p_updated_at)
    else private.reject_company(company, reason, p_updated_at)
  end;
  return private.company_json(company);
end
$$;
comment on function public.set_company_approval is
  'Approves a submitted company, rejects it or withdraws its approval (both with a reason the company reads) and returns the Company. p_updated_at: the version that was reviewed; p_warnings_seen: the ids of the companies in list_similar_companies, needed to approve where there are any. Repeating it doesn''t notify anyone twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 unfinished, changed since, or warnings_unseen with them, PT422.';

create function public.grant_admin(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account record;
begin
  perform private.require_service();
  select u.id, u.email_confirmed_at into account
  from auth.users u join public.profiles p on p.id = u.id
  where lower(p.email) = lower(private.trimmed(p_email));
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'There is no account with this email address');
  end if;
  if account.email_confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'This account hasn''t confirmed its email address yet');
  end if;
  if private.become(account.id, 'admin') then
    perform private.audit_as(null, 'admin.granted', 'profile', account.id);
  end if;
end
$$;
comment on function public.grant_admin is
  'Makes an existing, confirmed account an administrator (RULES: Administration). Only the secret key may call it. SECURITY DEFINER: service_role can''t write profiles. PT404 no such account, PT409 unconfirmed, staff of a company, or a candidate with applications.';

grant execute on function
  public.list_companies_for_admin, public.list_company_queue, public.count_for_admin, public.set_company_approval
to authenticated;
grant execute on function public.grant_admin to service_role;
