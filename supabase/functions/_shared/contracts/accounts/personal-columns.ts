import type { PersonalGroup } from "./personal-data.ts";

/**
 * Every column of the database, by table: which group of personal data it holds (personal-data.ts), or none. The ids of a group's
 * own rows belong to it. A test fails until a new column is listed.
 */
export const personalColumns: Record<string, Partial<Record<PersonalGroup | "none", string>>> = {
  "private.added_application_links": { added: "token_hash application_id act" },
  "private.added_applications": {
    added: "application_id added_by added_at source_words emails emailed_at email_id taken_over_at",
  },
  "private.admin_email_recipients": { account: "user_id", none: "kind" },
  "private.answer_nudges": { applications: "id application_id nudged_at" },
  "private.answer_reminders": { applications: "application_id due is_last is_past" },
  "private.application_matches": {
    applications:
      "application_id job_id company_id applied_by_company_id applied_at match_order candidate_name candidate_title match words skill_keys status answer_by answer_due reached answered_on level_fit place_fit away_company_id withdrawn_on is_added",
  },
  "private.application_messages": {
    talks:
      "id seq application_id author_id author_side author_name company_id company_name body proposal_id offer_id created_at withdrawn_at removed_at",
  },
  "private.application_rejections": { desk: "event_id application_id reason message" },
  "private.application_sources": { applications: "application_id source" },
  "private.application_tags": { desk: "application_id tag_id" },
  "private.application_transitions": { none: "from_status to_status made_by" },
  "private.application_withdrawals": { applications: "application_id reason message" },
  "private.calendar_feeds": { talks: "user_id token_hash made_at reads counted_from" },
  "private.candidate_mail_settings": { messages: "user_id kind by_mail" },
  "private.candidate_positions": {
    profile: "candidate_id id title company location start_year start_month end_year end_month description",
    none: "counted_on",
  },
  "private.candidate_preferences": { profile: "user_id types levels places is_remote salary_from updated_at" },
  "private.candidate_schools": { profile: "candidate_id id school degree field start_year end_year" },
  "private.company_mail_templates": { staff: "changed_by", none: "company_id kind body changed_at" },
  "private.company_names": { none: "company_id key" },
  "private.company_queues": { none: "company_id queue place" },
  "private.company_tags": { none: "id company_id name key" },
  "private.contact_messages": { reports: "id user_id name email topic words created_at answered_at answered_by" },
  "private.contact_senders": { reports: "at client" },
  "private.errors": {
    none: "id digest source message screen stack version browsers times first_seen_at last_seen_at state mailed_at",
  },
  "private.error_reporters": { reports: "at client" },
  "private.conversation_blocks": { talks: "application_id blocked_by user_id created_at" },
  "private.conversation_reads": { talks: "application_id user_id read_seq" },
  "private.count_changes": { none: "id subject what n" },
  "private.departed_companies": { departed: "owner_digests", none: "id name tax_id_digest was_rejected left_at" },
  "private.departed_reports": {
    departed: "said reports decided_by",
    none: "id company_id title waiting_since decided_at is_upheld",
  },
  "private.digest_key": { none: "key is_only" },
  "private.discarded_files": { documents: "bucket_id name discarded_at" },
  "private.counted_days": { none: "is_one until" },
  "private.platform_days": { none: "what day n" },
  "private.unknown_skills": { none: "key since" },
  "private.failed_calls": { none: "call_id answered_at status_code problem" },
  "private.first_passwords": { account: "user_id secret_hash made_at password set_aside_at" },
  "private.group_message_people": { talks: "group_id application_id message_id body", none: "problem" },
  "private.group_messages": { talks: "id author_id created_at", none: "ended" },
  "private.hidden_from_partners": { profile: "candidate_id company_id created_at" },
  "private.hidden_jobs": { saved: "candidate_id job_id title company_name hidden_at" },
  "private.hire_answers": { desk: "application_id answered_by answered_at" },
  "private.interview_calendars": { talks: "interview_id user_id is_mailed" },
  "private.interview_changes": { talks: "id interview_id what starts_at reason changed_by changed_at" },
  "private.interview_criteria": { none: "job_id place name" },
  "private.interview_people": { talks: "proposal_id user_id" },
  "private.interview_proposals": {
    talks:
      "id application_id interview_id made_by made_by_name minutes place_kind place time_zone slots state picked note created_at answered_at",
  },
  "private.interviews": {
    talks:
      "id application_id starts_at minutes place_kind place time_zone state sequence reason changed_by move_asked created_at changed_at reminded_a_day_before reminded_an_hour_before needs_scorecards",
  },
  "private.invitation_tokens": { invitations: "token_hash invitation_id" },
  "private.job_reports": { reports: "id job_id reporter reason words created_at decided_at" },
  "private.job_team_members": { staff: "job_id user_id company_id added_at" },
  "private.job_views": { none: "job_id day n" },
  "private.job_visits": { views: "job_id day visitor" },
  "private.joined_events": {
    applications: "id application_id from_status to_status actor_id created_at merged_id",
    desk: "reason words",
  },
  "private.kept_counts": { none: "subject what n" },
  "private.kept_matches": {
    matches: "candidate_id facts job_ids orders bound_order bound_posted_at bound_id since server used_on",
  },
  "private.left_skills": { audit: "left_by", none: "spelling left_at" },
  "private.alert_addresses": { saved: "id email created_at token" },
  "private.alert_emails": { reports: "at client address" },
  "private.alert_requests": { saved: "id email words filter frequency made_at mailed_at search_id token" },
  "private.alerted_jobs": { saved: "address_id job_id" },
  "private.mailed_jobs": { saved: "user_id job_id" },
  "private.match_terms": { none: "id term" },
  "private.merged_application_links": { added: "token_hash merged_id" },
  "private.merged_applications": {
    added: "id application_id profile added_by added_at merged_by merged_at",
  },
  "private.matchable_jobs": {
    none: "job_id company_id required preferred places anywhere level posted_at visible_until changed_in",
  },
  "private.message_files": { talks: "message_id path name size" },
  "private.message_notices": { messages: "application_id user_id from_seq mail_at mailed_at is_unread" },
  "private.application_views": { staff: "made_by", none: "id company_id name filters changed_at" },
  "private.message_templates": { staff: "changed_by", none: "id company_id name body changed_at" },
  "private.message_reports": {
    talks: "id message_id reporter_id reporter_side reason words said created_at",
    audit: "decision decided_at decided_by",
  },
  "private.noted_sign_ups": { reports: "address client at" },
  "private.offers": {
    talks:
      "id application_id made_by made_by_name salary salary_period starts_on answer_by place hours leave trial document document_name document_size state answered_at reason words created_at shown_at told_at",
  },
  "private.past_applications": { applications: "id user_id job_title company_name applied_at status ended_at" },
  "private.pending_notifications": {
    audit: "kind subject_id decided_by decided_at due_at before facts version replaced",
  },
  "private.plan_requests": { audit: "id company_id tier asked_by asked_at ended ended_at reason" },
  "private.profile_views": {
    views: "id candidate_id company_id day kind document application_id through_company_id viewed_at",
  },
  "private.published_companies": {
    none: "company_id name logo_url is_approved plan_until visible_until search industry culture_values culture",
  },
  "private.removed_people": { added: "person_digest", none: "id job_id company_id removed_at" },
  "private.reopened_companies": { none: "company_id changed_in" },
  "private.reach_secret": { none: "is_one secret" },
  "private.reported_jobs": {
    audit: "decided_by",
    none: "job_id waiting_since is_flagged decided_at decision reason",
  },
  "private.resume_texts": { documents: "name by_company fingerprint companies text words kept_at" },
  "private.resumes": { documents: "path candidate_id name added_at" },
  "private.saved_jobs": { saved: "user_id job_id title company_name saved_at" },
  "private.saved_searches": {
    saved: "id user_id name words filter frequency since next_at deleted_at created_at paused address_id",
  },
  "private.schedule_runs": { none: "name scheduled_at last_run_at problem" },
  "private.scorecard_drafts": { desk: "interview_id author_id marks recommendation words saved_at" },
  "private.scorecards": {
    desk: "id interview_id author_id author_name marks words sent_at recommendation edited_at",
  },
  "private.places": { none: "term name population latitude longitude search" },
  "private.sent_documents": {
    documents: "application_id bucket_id name size fingerprint merged_id given_name is_letter",
  },
  "private.sent_profiles": { applications: "application_id profile culture_values cover_letter" },
  "private.settings": { audit: "changed_by", none: "key value changed_at" },
  "private.skill_aliases": { audit: "added_by", none: "spelling written skill created_at" },
  "private.skills": { audit: "added_by", none: "key name field created_at" },
  "private.staff_notice_settings": { staff: "user_id company_id kind in_app by_mail" },
  "private.staff_summary_items": { messages: "id user_id company_id kind title message path change_id created_at" },
  "private.summary_runs": { none: "ran_for" },
  "private.suspensions": { audit: "subject_id user_id company_id reason words suspended_at suspended_by" },
  "private.team_notes": {
    desk: "id company_id application_id candidate_id author_id author_name body mentioned created_at merged_id",
  },
  "private.time_zones": { talks: "user_id zone" },
  "private.titles_when_open": { none: "job_id title" },
  "private.told_plans": { none: "company_id stage" },
  "private.unsubscribe_links": { messages: "token user_id company_id kind" },
  "private.visible_changes": { none: "id company_id" },
  "private.visible_counts": { none: "subject n until" },
  "public.application_assignments": {
    desk: "application_id company_id assigned_to_user_id assigned_by_user_id created_at updated_at",
  },
  "public.application_events": {
    applications: "id application_id from_status to_status actor_id created_at candidate_id company_id by_candidate",
  },
  "public.applications": {
    applications:
      "id job_id candidate_id company_id applied_by_company_id status applied_at updated_at answer_by answer_due attempt",
  },
  "public.audit_log": { audit: "id actor_id action subject_type subject_id company_id details created_at kind" },
  "public.candidate_assignments": {
    desk: "candidate_id company_id assigned_to_user_id assigned_by_user_id created_at updated_at",
  },
  "public.candidates": {
    profile:
      "id user_id first_name last_name email phone alternate_phone title bio skills gender work_authorization experience_years street unit city state zip_code country portfolio_url github_url linkedin_url is_managed_by_company managing_company_id management_terms created_at updated_at shown_to_partners managed_since skill_keys culture_values added_by_company_id added_by_user_id years_follow_history",
    documents: "resume_url cover_letter_url certificates",
  },
  "public.companies": {
    company:
      "id user_id primary_contact_name primary_contact_email primary_contact_phone primary_contact_alt_email primary_contact_alt_phone secondary_contact_name secondary_contact_email secondary_contact_phone secondary_contact_alt_email secondary_contact_alt_phone reg_street reg_unit reg_city reg_state reg_zip_code reg_country same_as_registered op_street op_unit op_city op_state op_zip_code op_country tax_id ein_document_url tax_document_url",
    none: "name dba_name industry company_size location website description logo_url linkedin_url twitter_url facebook_url instagram_url submitted_at is_approved approved_at rejected_at rejection_reason created_at updated_at culture_values first_reply_hours hiring_steps benefits pictures suspended_at",
  },
  "public.company_proposals": { company: "company_id changes proposed_by proposed_at rejected_at rejection_reason" },
  "public.company_relationships": {
    none: "id company_a_id company_b_id can_share_jobs can_share_candidates created_at",
  },
  "public.company_subscriptions": { none: "company_id tier status expires_at created_at updated_at" },
  "public.company_users": {
    staff: "id user_id company_id role first_name last_name email phone created_at updated_at",
  },
  "public.conversations": { talks: "application_id version changed_at" },
  "public.email_outbox": {
    messages:
      "id template to_email data attempts next_attempt_at last_error sent_at created_at give_up_at failed_at claimed_at",
  },
  "public.invitations": {
    invitations:
      "id type email status expires_at invited_by_admin_id invited_by_user_id company_id role management_terms candidate_data company_data accepted_at accepted_by created_at updated_at is_employee sent_at ended_at is_held paused_at",
  },
  "public.job_application_answers": { applications: "id application_id question_id question answer created_at" },
  "public.job_assignments": {
    staff: "job_id company_id assigned_to_user_id assigned_by_user_id created_at updated_at",
  },
  "public.job_questions": {
    none: "id job_id position question question_type is_required options removed_at created_at",
  },
  "public.jobs": {
    staff: "created_by",
    none: "id company_id title description location locations job_type experience_level experience_required education_required salary_min salary_max skills_required requirements preferred_skills status expires_at posted_at deleted_at created_at updated_at is_active answer_days workplace pay_period",
  },
  "public.notifications": { messages: "id user_id type title message is_read data created_at" },
  "public.profiles": { account: "id email role created_at updated_at first_name last_name company_id last_seen_at" },
  "public.published_jobs": {
    none: "job_id company_id title location locations job_type experience_level salary_min salary_max skills_required preferred_skills required_skill_keys preferred_skill_keys posted_at visible_until search place_terms pay_period workplace is_over_plan",
  },
  "public.put_forwards": {
    applications:
      "id job_id candidate_id company_id put_forward_by status created_at answered_at mailed_at application_id request_id",
  },
  "public.team_news": { desk: "application_id version" },
};
