-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE POLICY "Staff and admins can read a company" ON "public"."companies"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff and admins can read a company's proposal" ON "public"."company_proposals"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Staff of either company and admins can read a partnership" ON "public"."company_relationships"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR (company_a_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) OR (company_b_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to))));

CREATE POLICY "Staff and admins can read a company's subscription" ON "public"."company_subscriptions"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "People can read their own memberships" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Staff and admins can read a company's staff" ON "public"."company_users"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.is_admin() AS is_admin) OR ((company_id IN ( SELECT private.my_company_ids_to('read_company'::private.staff_act) AS my_company_ids_to)) AND private.can_read_company(company_id, ( SELECT private.my_reach() AS my_reach)))));

CREATE POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((storage.allow_only_operation('object.upload'::text) AND private.can_store_file(bucket_id, name)));

COMMENT ON COLUMN "private"."sent_documents"."fingerprint" IS 'private.file_fingerprint when it was sent; null when it was not stored then. A file that differs is not opened.';

COMMENT ON COLUMN "private"."sent_documents"."size" IS 'Bytes.';

COMMENT ON COLUMN "public"."company_proposals"."changes" IS 'Column of companies to wanted value, only where it differs from the approved one: those change by approval alone, so the row of companies is what the proposal began from.';

COMMENT ON COLUMN "public"."email_outbox"."failed_at" IS 'When it was given up, or null.';

COMMENT ON COLUMN "public"."email_outbox"."give_up_at" IS 'No try after this; an administrator''s retry sets it anew.';

COMMENT ON FUNCTION "private"."accept_admin_invitation"(public.invitations, uuid) IS 'PT409 for staff and for who would lose what they have.';

COMMENT ON FUNCTION "private"."applicant_json"(public.candidates) IS 'ApplicationCandidate (contracts/application.ts): all that an employer reads of an applicant (RULES: Candidates). private.sent_profiles keeps it with each application.';

COMMENT ON FUNCTION "private"."application_events_json"(uuid, uuid, boolean) IS 'ApplicationEvent[] (contracts/application.ts), oldest first. Names only of colleagues at the given company; none with null. only_settled: without moves that can still be undone.';

COMMENT ON FUNCTION "private"."application_to_move"(uuid) IS 'The application, locked, when the caller may change its status. PT404 out of reach, PT403 for readers only.';

COMMENT ON FUNCTION "private"."apply_job_input"(public.jobs, jsonb) IS 'The job with the values of a checked jobData; what is left out stays as it is.';

COMMENT ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone) IS 'Approves what was seen and tells the company; an approved one is left as it is. PT409 while its registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."are_short_texts"(text[], integer, integer) IS 'True for a list of at most max_items trimmed, non-empty lines of at most max_length characters each.';

COMMENT ON FUNCTION "private"."audit_role_change"() IS 'Row trigger on profiles and company_users: the audit entry of a changed role, from which to which. SECURITY DEFINER: nobody may write the audit log directly.';

COMMENT ON FUNCTION "private"."become"(uuid, public.app_role) IS 'Makes an account one of a company or of an administrator; true when it was none yet. PT409 for who would lose what they have, and for staff who would approve their own company (RULES: Accounts).';

COMMENT ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) IS 'True for whoever reads the company''s registration: its documents belong to it (RULES: Files).';

COMMENT ON FUNCTION "private"."can_read_company"(uuid, private.reach) IS 'True for the company''s staff, partner recruiters apart, and for administrators: they read the whole record, its staff, plan and partnerships (RULES: Companies).';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, while there is room, and never under a name that a record knows (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_withdraw_proposal"(public.company_proposals) IS 'True for those who could have proposed all of it: the name belongs to the public profile, the rest to the registration (RULES: Staff).';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True when the caller may store and give up the file: documents with the right to the registration, logos with that to the public profile (RULES: Files).';

COMMENT ON FUNCTION "private"."change_details"(public.companies, jsonb) IS 'Field to {from, to} where the changes differ from the company, for the audit log. A document is its path, never what it holds.';

COMMENT ON FUNCTION "private"."check_account_kind"() IS 'Constraint trigger, judged by what a transaction leaves: only company accounts are staff, only candidates have applications or a managing company (RULES: Accounts). PT409. SECURITY DEFINER: whoever writes may not read all of it.';

COMMENT ON FUNCTION "private"."check_application_move"() IS 'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes, unless its undoing leads back to where the history ends. SECURITY DEFINER: that table is closed.';

COMMENT ON FUNCTION "private"."check_daily_quota"(text, bigint) IS 'PT429 too_many_applications or too_many_jobs when so many were made in the last 24 hours already. Counted under lock_account, so that calls at the same moment cannot pass it together.';

COMMENT ON FUNCTION "private"."clean_text"(text) IS 'The text as it may be stored: line breaks as \n, tabs as spaces, without what nobody sees (controls, soft hyphens, zero-width letters, fillers, tags, what turns the direction of reading; joiners stay where a script or an emoji needs them), in one spelling (NFC).';

COMMENT ON FUNCTION "private"."company_application_json"(public.applications) IS 'CompanyApplicationDetail (contracts/application.ts). Reach is checked by its callers; who may only read gets no allowed statuses and no names of another company''s staff.';

COMMENT ON FUNCTION "private"."company_document_paths"(uuid) IS 'Every path in company-documents that the company''s registration or its open proposal names (RULES: Files).';

COMMENT ON FUNCTION "private"."company_json"(public.companies) IS 'Company of the contracts: the whole record and what waits for approval, for its staff and admins.';

COMMENT ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) IS 'What is wrong, by field, with files that are not stored in the company''s folder or do not fit their bucket. What the record names already may stay.';

COMMENT ON FUNCTION "private"."company_state"(public.companies) IS 'CompanyState of the contracts: what a company still has to do, in the order in which it must be done.';

COMMENT ON FUNCTION "private"."cut_marks"(text) IS 'The text with at most 1,000 letters in a row of the scripts that have combining marks: spelling a longer row of marks in one way takes the square of its length, and nothing can interrupt it.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications or jobs one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."discard_unused_files"(uuid) IS 'Gives up what lies in a folder for a week without any record naming it (uploads of forms never sent), and forgets what is gone.';

COMMENT ON FUNCTION "private"."drop_document"(uuid, text, text) IS 'Takes a file off an account''s profile, when the profile names it.';

COMMENT ON FUNCTION "private"."drop_untouched_company"(uuid) IS 'Takes away the company that sign-up made by itself and nobody touched; true when there was one. Whoever signed the address up may have asked for it, which must not stand in its owner''s way (RULES: Accounts).';

COMMENT ON FUNCTION "private"."edit_company"(public.companies, jsonb, boolean) IS 'Writes checked and cleaned fields of a company its caller has locked; what an approval covers becomes a proposal (RULES: Companies). resubmit puts an unapproved one before the admins again.';

COMMENT ON FUNCTION "private"."end_proposal"(public.company_proposals, text, jsonb) IS 'Takes a proposal away and audits how it ended; called before the company takes its values over. Nothing for none.';

COMMENT ON FUNCTION "private"."expect_status_notice"(public.applications, public.application_status) IS 'After a move: when its candidate will be told, by mail at most once in 15 minutes.';

COMMENT ON FUNCTION "private"."file_fingerprint"(text, jsonb) IS 'Says which content a stored file holds: the storage service gives every upload a new version and the hash of its bytes.';

COMMENT ON FUNCTION "private"."file_problem"(text, text) IS 'Why a path cannot stand in a record: the file must be stored and fit its bucket, whichever way it was uploaded. Null when it can.';

COMMENT ON FUNCTION "private"."forget_unproven_password"() IS 'Row trigger on auth.users: an account confirmed by mail, through whichever link, loses the password it was signed up with (RULES: Accounts), because anybody can sign up any address. Its owner sets one from the session the link opens.';

COMMENT ON FUNCTION "private"."handle_changed_account"() IS 'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed). SECURITY DEFINER as handle_new_account.';

COMMENT ON FUNCTION "private"."hold_company"(uuid) IS 'Keeps the company as it is until the end of the transaction, before one of its jobs is locked: what published_jobs takes from both is then of one moment, and neither waits for the other (RULES: Jobs).';

COMMENT ON FUNCTION "private"."invitation_json"(public.invitations) IS 'What the invited may see of an invitation (RULES: Invitations).';

COMMENT ON FUNCTION "private"."invited_candidate_rules"() IS 'The profile fields of candidateData: who is invited has a name (RULES: Invitations). The same as invitedCandidateSchema in the contracts.';

COMMENT ON FUNCTION "private"."is_bound_candidate"(uuid) IS 'True for somebody who has applied or is managed by a company: as anything but a candidate they would lose that.';

COMMENT ON FUNCTION "private"."is_file_in_use"(text, text) IS 'True when a record names the file or it was sent with an application: it is neither deleted nor written anew (RULES: Files).';

COMMENT ON FUNCTION "private"."is_http_url"(text) IS 'True for an http(s) URL of at most 500 characters to a public name, without user name and password: the only URLs that may become links (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_line"(text, integer, integer) IS 'True for a clean text of that many characters in one line: a name, a title, a place (RULES: Interface).';

COMMENT ON FUNCTION "private"."is_own_file"(text, text) IS 'True for a candidate''s file in the caller''s own folder, of whatever role the account is now: they open it and give it up (RULES: Files).';

COMMENT ON FUNCTION "private"."is_settled"(public.application_events) IS 'True once a move can no longer be undone, at once for what candidates do themselves: before that candidates see nothing of it (RULES: Applications).';

COMMENT ON FUNCTION "private"."is_text"(text, integer, integer) IS 'True for a clean text of that many characters. It may have several lines.';

COMMENT ON FUNCTION "private"."job_errors"(jsonb, public.jobs) IS 'Errors of a jobData by field, in the words of contracts/job.ts: a whole one for a new job (stored: null), what changes for a stored one. PT422 when data is no object.';

COMMENT ON FUNCTION "private"."keep_recorded_file"() IS 'Row trigger: storage itself writes past every policy when an upload ends, also one that was begun, or allowed by a link, before the file became part of a record (RULES: Files). SECURITY DEFINER: what was sent is closed to everybody.';

COMMENT ON FUNCTION "private"."keep_sent_answer"() IS 'Row trigger: the file of an answer is kept like the documents of the profile.';

COMMENT ON FUNCTION "private"."keep_sent_document"(uuid, text, text) IS 'Notes that a file was sent with an application, and what it holds now.';

COMMENT ON FUNCTION "private"."keep_sent_profile"() IS 'Row trigger: profile and documents are kept in the transaction that makes the application, whoever makes it (RULES: Applications).';

COMMENT ON FUNCTION "private"."last_status"(uuid) IS 'The status an application''s history ends with. It is the one the application has, but for the moment of an undo.';

COMMENT ON FUNCTION "private"."likeness"(text[], text[]) IS 'How much of the trigrams of two texts is common to both: 0 nothing, 1 all.';

COMMENT ON FUNCTION "private"."lock_account"(uuid) IS 'The account''s profile, locked until the end of the transaction, or null. Whatever changes what a person is takes it first, before invitations and companies, and checks afterwards (ARCHITECTURE: The flows).';

COMMENT ON FUNCTION "private"."lock_invitee"(text) IS 'Of two senders at once, the second one sees the first one''s invitation.';

COMMENT ON FUNCTION "private"."manageable_invitation"(uuid) IS 'An invitation that the caller may manage, whatever its state, not locked. PT404.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/application.ts).';

COMMENT ON FUNCTION "private"."name_key"(text) IS 'The form in which names of companies are compared (RULES: Administration): without case, spaces, punctuation, accents and legal form, and with one letter for those that are drawn alike.';

COMMENT ON FUNCTION "private"."open_invitations_for"(text) IS 'The open invitations of every kind for an address, newest first: what the invited may see, with their ids. For who has shown that the address is theirs.';

COMMENT ON FUNCTION "private"."own_file_problem"(uuid, text, text) IS 'private.file_problem of a file that must lie in the account''s own folder.';

COMMENT ON FUNCTION "private"."profile_documents"(public.candidates) IS 'The stored files a profile names.';

COMMENT ON FUNCTION "private"."proposal_json"(uuid) IS 'CompanyProposal of the contracts, or null. Reach is checked by its callers.';

COMMENT ON FUNCTION "private"."propose"(public.companies, jsonb) IS 'Puts the reviewed fields that were sent into the company''s proposal, which waits anew; one that says what is approved anyway is gone. The company is locked by the caller.';

COMMENT ON FUNCTION "private"."quota_problem"(uuid, integer) IS 'Why an account, a person''s or a company''s, cannot hold that many files more; null when it can. Counts what is stored under its folder in all buckets: 100 files, 200 MB (RULES: Files). contracts/files.ts says the same.';

COMMENT ON FUNCTION "private"."reason_to_open"(text, text, private.reach) IS 'What lets the caller open somebody else''s file: an application they review that it was sent with, the profile of a candidate their company manages, a registration they read (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) IS 'PT409 with a text containing ''already exists'' (RULES: Invitations): a candidate or employee of that company, an administrator, or an open invitation of the kind from that company, apart from the one that is resent.';

COMMENT ON FUNCTION "private"."refuse_outdated"(timestamp with time zone, timestamp with time zone, jsonb) IS 'PT409 edit_conflict with {"current": …} when a record, locked by the caller, is not the version an edit began from any more (RULES: Interface). A null version, as the status menu sends, is no edit of what was read.';

COMMENT ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) IS 'Rejects and tells the company why; a repeated rejection with the same reason changes nothing. PT409 while the registration is unfinished (RULES: Administration).';

COMMENT ON FUNCTION "private"."require_seen"(public.companies, timestamp with time zone) IS 'PT409 when the company is not what the administrator saw any more: an approval covers what was reviewed (RULES: Administration).';

COMMENT ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) IS 'Accepts or declines an invitation for an account, whose confirmed address must be the invited one; declining takes its notification away. PT404 for anything not sent to that address, PT409, PT422 without an answer.';

COMMENT ON FUNCTION "private"."retry_wait"(integer, boolean) IS 'How long a mail waits after so many failed tries: 1, 2, 4… minutes, at most 6 hours; 6, 12, 24… hours when it may have arrived, so that there are few copies (RULES: Messages). A refusal is no reason to give up sooner: a mail provider refuses for good what is set up wrongly at the sender, until that is mended.';

COMMENT ON FUNCTION "private"."review_status"(public.companies) IS 'unfinished, pending, rejected or approved (RULES: Companies).';

COMMENT ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) IS 'What of the approved values the second record has otherwise: column to wanted value.';

COMMENT ON FUNCTION "private"."reviewed_fields"() IS 'What an approval covers (RULES: Companies): names, tax id, addresses and documents. The same as reviewedFields in the contracts.';

COMMENT ON FUNCTION "private"."revoke_approval"(public.companies, text, timestamp with time zone) IS 'Takes an approval back with a reason the company reads: its postings go offline with this transaction (RULES: Administration). PT422 without a reason.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. What companies read and what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "private"."settled_status"(public.applications) IS 'Where an application stands for its candidate.';

COMMENT ON FUNCTION "private"."similar_companies"(uuid, text[]) IS 'SimilarCompany[]: at most five other companies whose names are like one of these, the most alike first. is_same: nothing but spelling sets them apart.';

COMMENT ON FUNCTION "private"."tell_by_mail"(public.applications) IS 'Mails the account''s confirmed address the status an application has now.';

COMMENT ON FUNCTION "private"."tell_due_statuses"() IS 'Tells candidates the status their applications have once the moves that led there can no longer be taken back; nothing where it is what they know. Called on a schedule: hosted once a minute by pg_cron, locally by the launcher every ten seconds.';

COMMENT ON FUNCTION "private"."tell_in_app"(public.applications) IS 'Notifies the candidate of the status an application has now, in place of unread notifications about it.';

COMMENT ON FUNCTION "private"."tell_of_changed_role"() IS 'Row trigger: mails whose account became another kind. What changes it is a definer procedure: nobody else may write profiles.';

COMMENT ON FUNCTION "private"."tell_of_changed_sign_in"() IS 'Row trigger on auth.users: mails a changed password to the account''s address, and a changed address to the old and the new one. SECURITY DEFINER: runs as the auth service, which owns nothing here.';

COMMENT ON FUNCTION "private"."trigrams"(text) IS 'The different groups of three characters in a text, its beginning and end counting as spaces.';

COMMENT ON FUNCTION "private"."trimmed"(text) IS 'A text as every field is read: clean, and without white space at both ends, line breaks and spaces that never break included (RULES: Interface).';

COMMENT ON FUNCTION "private"."undo_time"() IS 'How long a move can be taken back, and after which it is told: the ten seconds that screens offer it for, and three for the way here.';

COMMENT ON FUNCTION "private"."wanted_company"(public.companies, jsonb) IS 'The company with checked and cleaned fields; what is absent stays. An operating address that equals the registered one is blanked (RULES: Companies).';

COMMENT ON FUNCTION "private"."write_company"(public.companies, jsonb, boolean) IS 'Writes checked and cleaned fields, and which of them changed into the audit log; what is absent stays. resubmit puts it before the admins again.';

COMMENT ON FUNCTION "public"."claim_emails"(integer) IS 'Hands out mails that are due (1 to 100) and leases them for ten minutes, longer than any delivery lasts, so that two deliveries never hold the same mail and a crashed one is repeated. SECURITY DEFINER: the table is closed even to service_role.';

COMMENT ON FUNCTION "public"."complete_email"(uuid, text, boolean) IS 'Reports a claimed mail as sent, or as failed with the error: then it is due again, or given up after three days (RULES: Messages). p_may_have_arrived: the server had all of it and did not say what became of it. SECURITY DEFINER as claim_emails.';

COMMENT ON FUNCTION "public"."create_job"(uuid, jsonb) IS 'manage-job-posting create: jobData as in contracts/job.ts; without a company the caller''s oldest membership. Gives CompanyJob. PT403 without the right, approval or subscription; PT422 by field; PT429 past 50 a day (RULES: Accounts).';

COMMENT ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text) IS 'Approves what waits, which then stands in the company, or rejects it with a reason the company reads; gives the Company. p_updated_at: the version of the company that was reviewed. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 changed since or nothing waits, PT422.';

COMMENT ON FUNCTION "public"."get_candidate_by_user_id"(uuid) IS 'The caller''s candidate row, or none. SECURITY DEFINER: the gender in it is granted to no client. PT401, PT403 for another''s id.';

COMMENT ON FUNCTION "public"."get_company"(uuid) IS 'Company for whoever reads it whole, PublicCompany for its partner recruiters and, once it is approved, for everybody else, signed out included. SECURITY DEFINER: the row itself is closed to strangers. PT404.';

COMMENT ON FUNCTION "public"."get_company_dashboard"(uuid) IS 'CompanyDashboard of the given company, or of the caller''s oldest membership; all null, false and zero without one. Partner recruiters get PublicCompany and no subscription. SECURITY DEFINER: counts once instead of row by row through policies. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_company_subscription"(uuid) IS 'CompanySubscription for whoever reads the company whole. SECURITY DEFINER: answers for companies without a row too. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_email_link"(text, text) IS 'What the page behind a mailed link says before anything is done: whose it is, and for a confirmation the open invitations for the address (RULES: Accounts). p_type: signup, recovery or email_change. Redeems nothing: mail scanners open links. SECURITY DEFINER: who holds the hash holds the mail. PT404, the same for unknown and used links.';

COMMENT ON FUNCTION "public"."get_my_invitations"() IS 'The open invitations of every kind for the caller''s confirmed address, newest first: what an acceptance page shows, with their ids (RULES: Invitations). SECURITY DEFINER: the table is closed. PT401.';

COMMENT ON FUNCTION "public"."get_upload_problem"(uuid) IS 'Why the caller''s or their company''s folder takes no further file, in words, or null: storage refuses an upload without saying why (RULES: Files). SECURITY DEFINER: nobody reads storage. PT401.';

COMMENT ON FUNCTION "public"."grant_admin"(text) IS 'Makes an existing, confirmed account an administrator (RULES: Administration). Only the secret key may call it. SECURITY DEFINER: service_role may not write profiles. PT404 no such account, PT409 unconfirmed, staff of a company, or a candidate with applications.';

COMMENT ON FUNCTION "public"."list_failed_emails"(jsonb, integer) IS '{emails: FailedEmail[], total} (contracts/email.ts), given up last first. p_before: {failedAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_similar_companies"(uuid) IS 'SimilarCompany[]: whose names are like the one that is to be decided, of a submitted company or proposed by an approved one; empty for none. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own; open-file signs the link (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 file_changed.';

COMMENT ON FUNCTION "public"."register_company"(jsonb, text, text) IS 'Submits the caller''s company for review (RULES: Companies): completes the unfinished one, makes one where there is none, updates a submitted one as update_company does; safe to repeat. Gives its id. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT422 by field.';

COMMENT ON FUNCTION "public"."remove_file"(text, text) IS 'Takes a file off the caller''s profile and gives it up unless it was sent or another record names it; gives what of that folder is to be deleted from storage [{bucket, path}], which remove-file does afterwards (RULES: Files). Safe to repeat. SECURITY DEFINER: storage and what was sent are closed to clients. PT401, PT404 for a file that is not the caller''s.';

COMMENT ON FUNCTION "public"."resend_invitation"(uuid) IS 'Sends a pending invitation again: checks what sending checks, makes the caller its sender, makes a new link, valid for 7 days from now, and ends the old one (RULES: Invitations). Gives {id, token, expires_at}. SECURITY DEFINER: the table is closed. PT401, PT403, PT404, PT409, PT429.';

COMMENT ON FUNCTION "public"."respond_to_company_invitation"(uuid, boolean) IS 'respond_to_invitation by one of the caller''s notifications. Gives {accepted, company_name}. SECURITY DEFINER as it. PT401, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) IS 'Accepts or declines an invitation for the caller''s confirmed address (RULES: Invitations). Gives {accepted}. SECURITY DEFINER: it grants roles and memberships. PT401, PT404, PT409, PT422.';

COMMENT ON FUNCTION "public"."retry_email"(uuid) IS 'Puts a mail that was given up back into the outbox for another three days. SECURITY DEFINER as list_failed_emails. PT401, PT403, PT404 for one that is not given up (any more).';

COMMENT ON FUNCTION "public"."set_application_status"(uuid, text) IS 'Moves an application along an allowed transition; its candidate is told once it can no longer be undone. Safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, PT422 for an unknown status.';

COMMENT ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone) IS 'Approves a submitted company, rejects it or takes its approval back (both with a reason the company reads) and gives the Company. p_updated_at: the version that was reviewed. Repeating it tells nobody twice. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 unfinished or changed since, PT422.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id (RULES: Applications). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."undo_application_status"(uuid, text) IS 'Takes the caller''s own last move, to p_status, back for ten seconds by the database''s clock (and three more, for the way here), whether or not a move leads back; nobody is told of it. Gives CompanyApplicationDetail. SECURITY DEFINER as set_application_status. PT404 out of reach, PT403 for readers only, PT409 when it is too late, was undone already, or was not the last move or not the caller''s, PT422 for an unknown status.';

COMMENT ON FUNCTION "public"."update_candidate_document_url"(uuid, text, text) IS 'Keeps the path of an uploaded resume or cover_letter (null removes it) or adds a certificate; safe to repeat. PT422 unless the file lies in the caller''s own folder of the bucket and fits it.';

COMMENT ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) IS 'Changes the given fields and gives the Company. Managers may change the public profile, registration roles everything (RULES: Staff); a change of the registration puts a rejected or unfinished company before the admins again; at an approved one what was reviewed waits as a proposal (RULES: Companies). p_updated_at: the version the edit began from. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 edit_conflict with {"current": Company}, PT422 by field.';

COMMENT ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) IS 'manage-job-posting update: changes what jobData names, {status} alone included. p_updated_at: the version the edit began from. Publishing needs approval and subscription and an expiry day that is not past; the first publication sets posted_at. Gives CompanyJob. PT404 out of reach, PT403, PT409 edit_conflict with {"current": CompanyJob}, PT422 by field.';

COMMENT ON FUNCTION "public"."withdraw_company_proposal"(uuid) IS 'Takes back what waits for approval and gives the Company; repeating it changes nothing. SECURITY DEFINER: proposals are written by procedures only. PT401, PT403, PT404.';

COMMENT ON TABLE "private"."discarded_files" IS 'A file stands here from the moment it is given up until it is gone: no record takes it any more, so it can be deleted after the transaction (RULES: Files).';

COMMENT ON TABLE "private"."sent_documents" IS 'Every stored file an application was sent with: documents of the profile and answers to FILE questions (RULES: Files).';

COMMENT ON TABLE "private"."sent_profiles" IS 'private.applicant_json as it was when the application was made (RULES: Applications). Read through private.sent_profile only.';

COMMENT ON TABLE "private"."status_notices" IS 'What the candidate of a moved application knows, in the application and by mail, and when they are told what it is then. Written by expect_status_notice and tell_due_statuses.';

COMMENT ON TABLE "public"."audit_log" IS 'Append-only: every admin action, every invitation sent, accepted or refused, every changed role, every staff removal, every job made or deleted (RULES: Administration). No foreign keys: entries outlive what they speak of.';

COMMENT ON TABLE "public"."companies" IS 'Employers. The row is readable by its own staff and admins; what others may see is given by get_company and search_jobs (RULES: Companies).';

COMMENT ON TABLE "public"."company_proposals" IS 'The one open proposal of an approved company: what it wants changed of what was approved. Approved or withdrawn it goes; rejected it stays, with the reason, until it is corrected or withdrawn.';

COMMENT ON TABLE "public"."email_outbox" IS 'Every mail is a row written in the transaction that caused it, then delivered by deliver-email; failures are retried with back-off, and after three days shown to administrators (RULES: Messages).';

COMMENT ON TABLE "public"."jobs" IS 'Postings. Staff read their company''s rows here; candidates and the public read search_jobs and get_job_details.';

COMMENT ON TABLE "public"."published_jobs" IS 'The jobs anyone may see, kept by triggers on jobs, companies and subscriptions, so that search can use its indexes. Written by triggers and read by procedures only.';

COMMENT ON TYPE "private"."field_rule" IS 'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean or texts (a list of lines). min_length above 0: required. message: what the contract says when it does not fit.';

COMMENT ON TYPE "private"."reach" IS 'What is somebody''s: account, candidate record, companies they work for, those of them where they post jobs, handle applications or candidates, what is assigned to them, and the companies they read whole.';

COMMENT ON VIEW "private"."visible_jobs" IS 'The jobs candidates and the public see now (RULES: Jobs). Its table is closed: only SECURITY DEFINER procedures read either.';

REVOKE ALL ON FUNCTION "private"."application_events_json"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."application_to_move"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."approve_company"(public.companies, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audit_role_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."become"(uuid, public.app_role) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_store_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_store_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."can_withdraw_proposal"(public.company_proposals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_details"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_account_kind"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_daily_quota"(text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_text"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."clean_text"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."company_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_document_paths"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_state"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cut_marks"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cut_marks"(text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."daily_quota"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."discard_unused_files"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_document"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_untouched_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."edit_company"(public.companies, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_proposal"(public.company_proposals, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."expect_status_notice"(public.applications, public.application_status) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_fingerprint"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_problem"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_unproven_password"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_company"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_json"(public.invitations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invited_candidate_rules"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_bound_candidate"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_file_in_use"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_line"(text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_line"(text, integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_settled"(public.application_events) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_settled"(public.application_events) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."is_text"(text, integer, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_text"(text, integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."job_errors"(jsonb, public.jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_recorded_file"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_answer"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_document"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_profile"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_status"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."likeness"(text[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_invitee"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."manageable_invitation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_invitations_for"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_documents"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposal_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."propose"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quota_problem"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_to_open"(text, text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_known_invitee"(text, text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_outdated"(timestamp with time zone, timestamp with time zone, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reject_company"(public.companies, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_seen"(public.companies, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."respond_to_invitation_as"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retry_wait"(integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_status"(public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_changes"(public.companies, public.companies) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviewed_fields"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."revoke_approval"(public.companies, text, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_profile"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settled_status"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."similar_companies"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_by_mail"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_statuses"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_in_app"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_changed_role"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_changed_sign_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trigrams"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_time"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_time"() TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."wanted_company"(public.companies, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."complete_email"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."complete_email"(uuid, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_company_proposal"(uuid, boolean, timestamp with time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_email_link"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_email_link"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_invitations"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_upload_problem"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_upload_problem"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_failed_emails"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_failed_emails"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_similar_companies"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_similar_companies"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."open_file"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_file"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."respond_to_invitation"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."retry_email"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."retry_email"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_company_approval"(uuid, boolean, text, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_application_status"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_application_status"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_company"(uuid, jsonb, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."update_job"(uuid, jsonb, timestamp with time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_company_proposal"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_company_proposal"(uuid) TO "authenticated";

REVOKE ALL ("application_id") ON TABLE "public"."application_events" FROM "authenticated";

GRANT SELECT ("application_id") ON TABLE "public"."application_events" TO "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."application_events" FROM "authenticated";

GRANT SELECT ("created_at") ON TABLE "public"."application_events" TO "authenticated";

REVOKE ALL ("from_status") ON TABLE "public"."application_events" FROM "authenticated";

GRANT SELECT ("from_status") ON TABLE "public"."application_events" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."application_events" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."application_events" TO "authenticated";

REVOKE ALL ("to_status") ON TABLE "public"."application_events" FROM "authenticated";

GRANT SELECT ("to_status") ON TABLE "public"."application_events" TO "authenticated";

GRANT SELECT ON TABLE "public"."company_proposals" TO "authenticated", "service_role";

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_alternate_phone_check" CHECK (private.is_line(alternate_phone, 40));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_bio_check" CHECK (private.is_text(bio, 5000));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_city_check" CHECK (private.is_line(city, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_country_check" CHECK (private.is_line(country, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_first_name_check" CHECK (private.is_line(first_name, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_last_name_check" CHECK (private.is_line(last_name, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_management_terms_check" CHECK (private.is_text(management_terms, 5000));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_phone_check" CHECK (private.is_line(phone, 40));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_state_check" CHECK (private.is_line(state, 100));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_street_check" CHECK (private.is_line(street, 200));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_title_check" CHECK (private.is_line(title, 200));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_unit_check" CHECK (private.is_line(unit, 50));

ALTER TABLE "public"."candidates"
  ADD CONSTRAINT "candidates_zip_code_check" CHECK (private.is_line(zip_code, 20));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_dba_name_check" CHECK (private.is_line(dba_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_description_check" CHECK (private.is_text(description, 10000));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_industry_check" CHECK (private.is_line(industry, 100, 2));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_location_check" CHECK (private.is_line(location, 200, 2));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_name_check" CHECK (private.is_line(name, 200, 2));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_city_check" CHECK (private.is_line(op_city, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_country_check" CHECK (private.is_line(op_country, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_state_check" CHECK (private.is_line(op_state, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_street_check" CHECK (private.is_line(op_street, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_unit_check" CHECK (private.is_line(op_unit, 50));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_op_zip_code_check" CHECK (private.is_line(op_zip_code, 20));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_alt_phone_check" CHECK (private.is_line(primary_contact_alt_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_name_check" CHECK (private.is_line(primary_contact_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_primary_contact_phone_check" CHECK (private.is_line(primary_contact_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_city_check" CHECK (private.is_line(reg_city, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_country_check" CHECK (private.is_line(reg_country, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_state_check" CHECK (private.is_line(reg_state, 100));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_street_check" CHECK (private.is_line(reg_street, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_unit_check" CHECK (private.is_line(reg_unit, 50));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_reg_zip_code_check" CHECK (private.is_line(reg_zip_code, 20));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_rejection_reason_check" CHECK (private.is_text(rejection_reason, 2000));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_alt_phone_check" CHECK (private.is_line(secondary_contact_alt_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_name_check" CHECK (private.is_line(secondary_contact_name, 200));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_secondary_contact_phone_check" CHECK (private.is_line(secondary_contact_phone, 40));

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_tax_id_check" CHECK (private.is_line(tax_id, 50));

ALTER TABLE "public"."company_proposals"
  ADD CONSTRAINT "company_proposals_rejection_reason_check" CHECK (private.is_text(rejection_reason, 2000));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_first_name_check" CHECK (private.is_line(first_name, 100));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_last_name_check" CHECK (private.is_line(last_name, 100));

ALTER TABLE "public"."company_users"
  ADD CONSTRAINT "company_users_phone_check" CHECK (private.is_line(phone, 40));

ALTER TABLE "public"."invitations"
  ADD CONSTRAINT "invitations_management_terms_check" CHECK (private.is_text(management_terms, 5000));

ALTER TABLE "public"."job_application_answers"
  ADD CONSTRAINT "job_application_answers_answer_check" CHECK (private.is_text(answer, 10000));

ALTER TABLE "public"."job_application_answers"
  ADD CONSTRAINT "job_application_answers_question_check" CHECK (private.is_line(question, 500));

ALTER TABLE "public"."job_questions"
  ADD CONSTRAINT "job_questions_question_check" CHECK (private.is_line(question, 500, 1));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_description_check" CHECK (private.is_text(description, 20000, 1));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_education_required_check" CHECK (private.is_line(education_required, 500));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_experience_required_check" CHECK (private.is_line(experience_required, 500));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_location_check" CHECK (private.is_line(location, 200, 1));

ALTER TABLE "public"."jobs"
  ADD CONSTRAINT "jobs_title_check" CHECK (private.is_line(title, 200, 1));
