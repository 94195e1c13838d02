-- What the API calls before every request for tables and procedures is a setting of its role, no part of the declared schema. The local
-- backend, whose migrations may not set it, calls the same function by itself (supabase/local/api/session.ts).
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.refuse_ended_session';
  notify pgrst, 'reload config';
exception when insufficient_privilege or undefined_object then
  raise notice 'Tokens of ended sessions work until they run out: pgrst.db_pre_request could not be set (%)', sqlerrm;
end
$$;
