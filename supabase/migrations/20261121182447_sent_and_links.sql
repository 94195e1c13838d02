-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."can_write_company_file"(text, text) FROM "service_role";

REVOKE ALL ON FUNCTION "private"."is_own_file"(text, text) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."is_own_file"(text, text) FROM "service_role";

REVOKE ALL ON TABLE "public"."application_events" FROM "authenticated";

REVOKE ALL ("gender") ON TABLE "public"."candidates" FROM "authenticated";

DROP POLICY "Candidates can replace files in their own folder" ON "storage"."objects";

DROP POLICY "Candidates can upload files to their own folder" ON "storage"."objects";

DROP POLICY "People can delete files in their own folder" ON "storage"."objects";

DROP POLICY "People can read files in their own folder" ON "storage"."objects";

DROP POLICY "Staff and admins can read a company's documents" ON "storage"."objects";

DROP POLICY "Staff can delete their company's files" ON "storage"."objects";

DROP POLICY "Staff can find their company's logo files" ON "storage"."objects";

DROP POLICY "Staff can read answer files of applications they review" ON "storage"."objects";

DROP POLICY "Staff can read files of applicants and managed candidates" ON "storage"."objects";

DROP POLICY "Staff can replace their company's files" ON "storage"."objects";

DROP POLICY "Staff can upload their company's files" ON "storage"."objects";

DROP FUNCTION "private"."can_read_answer_file"(uuid, text, private.reach);

DROP FUNCTION "private"."can_read_candidate_files"(uuid, private.reach);

DROP FUNCTION "private"."can_remove_own_file"(text, text);

DROP FUNCTION "private"."can_write_own_file"(text, text);

DROP FUNCTION "private"."is_sent_answer"(text);

CREATE TABLE "private"."discarded_files" (
  "bucket_id" text NOT NULL,
  "name" text NOT NULL,
  "discarded_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "discarded_files_pkey" PRIMARY KEY (bucket_id, name)
);

ALTER TABLE "private"."discarded_files"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sent_documents" (
  "application_id" uuid NOT NULL,
  "bucket_id" text NOT NULL,
  "name" text NOT NULL,
  "size" bigint,
  "fingerprint" text,
  CONSTRAINT "sent_documents_pkey" PRIMARY KEY (application_id, bucket_id, name)
);

ALTER TABLE "private"."sent_documents"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sent_profiles" (
  "application_id" uuid NOT NULL,
  "profile" jsonb NOT NULL,
  CONSTRAINT "sent_profiles_pkey" PRIMARY KEY (application_id)
);

ALTER TABLE "private"."sent_profiles"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.applicant_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (profile).id, 'user_id', (profile).user_id, 'first_name', (profile).first_name, 'last_name', (profile).last_name, 'email', (profile).email, 'phone', (profile).phone, 'alternate_phone', (profile).alternate_phone, 'title', (profile).title, 'bio', (profile).bio, 'skills', to_jsonb((profile).skills), 'work_authorization', (profile).work_authorization, 'experience_years', (profile).experience_years, 'city', (profile).city, 'state', (profile).state, 'country', (profile).country, 'portfolio_url', (profile).portfolio_url, 'github_url', (profile).github_url, 'linkedin_url', (profile).linkedin_url, 'resume_url', (profile).resume_url, 'cover_letter_url', (profile).cover_letter_url, 'certificates', to_jsonb((profile).certificates));

CREATE OR REPLACE FUNCTION private.can_open_company_document (
  of_company uuid,
  me private.reach
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN private.can_read_company(of_company, me);

CREATE OR REPLACE FUNCTION private.candidate_json (
  profile public.candidates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (private.applicant_json(profile) || jsonb_build_object('gender', (profile).gender, 'street', (profile).street, 'unit', (profile).unit, 'zip_code', (profile).zip_code, 'is_managed_by_company', (profile).is_managed_by_company, 'managing_company_id', (profile).managing_company_id));

CREATE OR REPLACE FUNCTION private.file_fingerprint (
  version text,
  metadata jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN concat_ws(' '::text, version, (metadata ->> 'eTag'::text));

CREATE OR REPLACE FUNCTION private.keep_recorded_file()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_file_in_use(old.bucket_id, old.name) then
    perform private.fail(409, 'file_in_use', 'This file belongs to a record and cannot be changed');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_answer()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if new.answer <> '' and exists (select from public.job_questions q where q.id = new.question_id and q.question_type = 'FILE') then
    perform private.keep_sent_document(new.application_id, 'application_files', new.answer);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sent_document (
  of_application uuid,
  bucket text,
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 INSERT INTO private.sent_documents (application_id, bucket_id, name, size, fingerprint)  SELECT keep_sent_document.of_application
  AS of_application,
             keep_sent_document.bucket AS bucket,
             keep_sent_document.path AS path,
             ((o.metadata ->> 'size'::text))::bigint AS int8,
                 CASE
                     WHEN (o.id IS NOT NULL) THEN private.file_fingerprint(o.version, o.metadata)
                     ELSE NULL::text
                 END AS "case"
            FROM (( SELECT keep_sent_document.bucket AS bucket_id,
                     keep_sent_document.path AS name) sent
              LEFT JOIN storage.objects o USING (bucket_id, name)) ON CONFLICT(application_id, bucket_id, name) DO NOTHING;
END;

CREATE OR REPLACE FUNCTION private.keep_sent_profile()
  RETURNS trigger
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  applicant public.candidates;
begin
  select * into applicant from public.candidates where id = new.candidate_id;
  insert into private.sent_profiles (application_id, profile) values (new.id, private.applicant_json(applicant));
  perform private.keep_sent_document(new.id, d.bucket_id, d.name) from private.profile_documents(applicant) d;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_documents (
  profile public.candidates
)
  RETURNS TABLE (
    bucket_id text,
    name text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT documents.bucket_id,
     documents.name
    FROM ( SELECT 'candidate_resumes'::text AS bucket_id,
             (profile_documents.profile).resume_url AS name
         UNION ALL
          SELECT 'candidate_cover_letters'::text AS bucket_id,
             (profile_documents.profile).cover_letter_url AS name
         UNION ALL
          SELECT DISTINCT 'candidate_certificates'::text AS bucket_id,
             certificates.name
            FROM unnest((profile_documents.profile).certificates) certificates(name)) documents
   WHERE (documents.name IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION private.drop_document (
  of_user uuid,
  bucket text,
  path text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 UPDATE public.candidates c
  SET resume_url =
         CASE
             WHEN (drop_document.bucket = 'candidate_resumes'::text) THEN NULLIF(c.resume_url, drop_document.path)
             ELSE c.resume_url
         END, cover_letter_url =
         CASE
             WHEN (drop_document.bucket = 'candidate_cover_letters'::text) THEN NULLIF(c.cover_letter_url, drop_document.path)
             ELSE c.cover_letter_url
         END, certificates =
         CASE
             WHEN (drop_document.bucket = 'candidate_certificates'::text) THEN array_remove(c.certificates, drop_document.path)
             ELSE c.certificates
         END
   WHERE ((c.user_id = drop_document.of_user) AND (EXISTS ( SELECT
            FROM private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((d.bucket_id = drop_document.bucket) AND (d.name = drop_document.path)))));
END;

CREATE OR REPLACE FUNCTION private.is_file_in_use (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM private.sent_documents d
           WHERE ((d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR (EXISTS ( SELECT
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND (d.bucket_id = is_file_in_use.bucket) AND (d.name = is_file_in_use.path)))) OR (EXISTS ( SELECT
            FROM public.companies c
           WHERE ((c.id = private.file_folder(is_file_in_use.bucket, is_file_in_use.path)) AND
                 CASE is_file_in_use.bucket
                     WHEN 'company-logos'::text THEN (is_file_in_use.path = c.logo_url)
                     ELSE ((is_file_in_use.path = c.ein_document_url) OR (is_file_in_use.path = c.tax_document_url))
                 END))));
END;

CREATE OR REPLACE FUNCTION private.discard_unused_files (
  of_folder uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM private.discarded_files d
   WHERE ((split_part(d.name, '/'::text, 1) = (discard_unused_files.of_folder)::text) AND (NOT (EXISTS ( SELECT
            FROM storage.objects o
           WHERE ((o.bucket_id = d.bucket_id) AND (o.name = d.name))))));
 INSERT INTO private.discarded_files (bucket_id, name)  SELECT o.bucket_id,
             o.name
            FROM storage.objects o
           WHERE (((o.name COLLATE "C") >= (discard_unused_files.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (discard_unused_files.of_folder || '0'::text)) AND (o.created_at < (now() - '7 days'::interval)) AND (NOT private.is_file_in_use(o.bucket_id, o.name))) ON CONFLICT(bucket_id, name) DO NOTHING;
END;

CREATE OR REPLACE FUNCTION private.quota_problem (
  of_folder uuid,
  adding integer DEFAULT 0
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((count(*) + quota_problem.adding) > 100) THEN 'You have stored 100 files, the most an account can hold. Remove one you no longer need first.'::text
             WHEN ((COALESCE(sum(((o.metadata ->> 'size'::text))::bigint), (0)::numeric) + (quota_problem.adding)::numeric) > (((200 * 1024) * 1024))::numeric) THEN 'Your files take up 200 MB, the most an account can hold. Remove one you no longer need first.'::text
             ELSE NULL::text
         END
  AS "case"
    FROM storage.objects o
   WHERE ((o.bucket_id IN ( SELECT b.id
            FROM storage.buckets b)) AND ((o.name COLLATE "C") >= (quota_problem.of_folder || '/'::text)) AND ((o.name COLLATE "C") < (quota_problem.of_folder || '0'::text)));
END;

CREATE OR REPLACE FUNCTION private.can_store_file (
  bucket text,
  path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
RETURN (((private.is_own_file(bucket, path) AND ((SELECT private.my_role() AS my_role) = 'candidate'::public.app_role)) OR private.can_write_company_file(bucket, path)) AND (private.quota_problem(private.file_folder(bucket, path), 1) IS NULL) AND (NOT private.is_file_in_use(bucket, path)));

CREATE OR REPLACE FUNCTION private.file_problem (
  bucket text,
  path text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((o.id IS NULL) OR (EXISTS ( SELECT
                FROM private.discarded_files d
               WHERE ((d.bucket_id = file_problem.bucket) AND (d.name = file_problem.path))))) THEN 'This file is not stored. Upload it again.'::text
             WHEN (COALESCE(((o.metadata ->> 'size'::text))::bigint, (0)::bigint) = 0) THEN 'This file is empty. Choose another file.'::text
             WHEN (((o.metadata ->> 'size'::text))::bigint > b.file_size_limit) THEN format('This file is larger than %s MB. Choose a smaller file.'::text, (b.file_size_limit / (1024 * 1024)))
             WHEN ((o.metadata ->> 'mimetype'::text) <> ALL (b.allowed_mime_types)) THEN 'This type is not accepted. Choose another file.'::text
             ELSE private.quota_problem(private.file_folder(file_problem.bucket, file_problem.path))
         END
  AS quota_problem
    FROM ((( SELECT file_problem.bucket AS bucket_id,
             file_problem.path AS name) asked
      LEFT JOIN storage.objects o USING (bucket_id, name))
      LEFT JOIN storage.buckets b ON ((b.id = o.bucket_id)));
END;

CREATE OR REPLACE FUNCTION private.company_path_errors (
  company public.companies,
  changes jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_object_agg(files.field, checked.problem) FILTER (WHERE (checked.problem IS NOT NULL)), '{}'::jsonb)
  AS "coalesce"
    FROM ( VALUES ('logo_url'::text,'company-logos'::text), ('ein_document_url'::text,'company-documents'::text), ('tax_document_url'::text,'company-documents'::text)) files(field, bucket),
     LATERAL ( SELECT
                 CASE
                     WHEN (private.file_folder(files.bucket, (company_path_errors.changes ->> files.field)) IS DISTINCT FROM (company_path_errors.company).id) THEN 'Please upload the file again'::text
                     ELSE private.file_problem(files.bucket, (company_path_errors.changes ->> files.field))
                 END AS problem) checked
   WHERE (((company_path_errors.changes ->> files.field) IS NOT NULL) AND ((company_path_errors.changes ->> files.field) IS DISTINCT FROM (to_jsonb(company_path_errors.company) ->> files.field)));
END;

CREATE OR REPLACE FUNCTION private.own_file_problem (
  of_user uuid,
  bucket text,
  path text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE WHEN (private.file_folder(bucket, path) IS DISTINCT FROM of_user) THEN 'This file is not stored. Upload it again.'::text ELSE private.file_problem(bucket, path) END;

CREATE OR REPLACE FUNCTION private.reason_to_open (
  bucket text,
  path text,
  me private.reach
)
  RETURNS TABLE (
    subject text,
    id uuid,
    company_id uuid,
    is_as_sent boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT found.subject,
     found.id,
     found.company_id,
     found.is_as_sent
    FROM ( SELECT 1 AS place,
             'application'::text AS subject,
             a.id,
             a.company_id,
             (NOT (d.fingerprint IS DISTINCT FROM private.file_fingerprint(o.version, o.metadata))) AS is_as_sent
            FROM ((private.sent_documents d
              JOIN public.applications a ON ((a.id = d.application_id)))
              JOIN storage.objects o USING (bucket_id, name))
           WHERE ((d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.can_review_application(a.*, reason_to_open.me))
         UNION ALL
          SELECT 2 AS place,
             'candidate'::text AS subject,
             c.id,
             c.managing_company_id AS company_id,
             true AS is_as_sent
            FROM public.candidates c,
             LATERAL private.profile_documents(c.*) d(bucket_id, name)
           WHERE ((c.user_id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND (d.bucket_id = reason_to_open.bucket) AND (d.name = reason_to_open.path) AND private.manages_candidate(c.*, reason_to_open.me))
         UNION ALL
          SELECT 3 AS place,
             'company'::text AS subject,
             c.id,
             c.id AS company_id,
             true AS is_as_sent
            FROM public.companies c
           WHERE ((reason_to_open.bucket = 'company-documents'::text) AND (c.id = private.file_folder(reason_to_open.bucket, reason_to_open.path)) AND private.can_open_company_document(c.id, reason_to_open.me))) found
   ORDER BY found.place, found.is_as_sent DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION private.sent_profile (
  of_application uuid
)
  RETURNS public.candidates
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).id
  AS id,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).user_id AS user_id,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).first_name AS first_name,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).last_name AS last_name,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).email AS email,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).phone AS phone,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).alternate_phone AS alternate_phone,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).title AS title,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).bio AS bio,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).skills AS skills,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).gender AS gender,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).work_authorization AS work_authorization,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).experience_years AS experience_years,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).street AS street,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).unit AS unit,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).city AS city,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).state AS state,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).zip_code AS zip_code,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).country AS country,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).portfolio_url AS portfolio_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).github_url AS github_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).linkedin_url AS linkedin_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).resume_url AS resume_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).cover_letter_url AS cover_letter_url,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).certificates AS certificates,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).is_managed_by_company AS is_managed_by_company,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).managing_company_id AS managing_company_id,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).management_terms AS management_terms,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).created_at AS created_at,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).updated_at AS updated_at,
     (jsonb_populate_record(NULL::public.candidates, (s.profile || jsonb_build_object('skill_keys', private.skill_keys(ARRAY( SELECT jsonb_array_elements_text((s.profile -> 'skills'::text)) AS jsonb_array_elements_text)))))).skill_keys AS skill_keys
    FROM private.sent_profiles s
   WHERE (s.application_id = sent_profile.of_application);
END;

CREATE OR REPLACE FUNCTION private.applicant_entry (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (applicant_entry.application).id, 'status', (applicant_entry.application).status, 'applied_at', (applicant_entry.application).applied_at, 'candidate_id', (applicant_entry.application).candidate_id, 'candidate_name', btrim(((c.first_name || ' '::text) || c.last_name)), 'candidate_title', c.title, 'match', private.job_match(j.*, c.*))
  AS jsonb_build_object
    FROM private.sent_profile((applicant_entry.application).id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys),
     public.jobs j
   WHERE (j.id = (applicant_entry.application).job_id);
END;

CREATE OR REPLACE FUNCTION private.application_match (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT private.job_match(j.*, c.*)
  AS job_match
    FROM public.jobs j,
     private.sent_profile((application_match.application).id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys)
   WHERE (j.id = (application_match.application).job_id);
END;

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 WITH caller
  AS (
          SELECT private.can_move_application(company_application_json.application) AS may_move
         ), neighbours AS (
          SELECT a.id,
             lag(a.id) OVER newest_first AS previous_id,
             lead(a.id) OVER newest_first AS next_id,
             row_number() OVER newest_first AS place,
             count(*) OVER () AS total
            FROM public.applications a
           WHERE ((a.job_id = (company_application_json.application).job_id) AND (( SELECT (caller_1.may_move OR private.is_admin())
                    FROM caller caller_1) OR (a.applied_by_company_id = (company_application_json.application).applied_by_company_id)))
           WINDOW newest_first AS (ORDER BY a.applied_at DESC, a.id DESC)
         )
  SELECT jsonb_build_object('id', (company_application_json.application).id, 'status', (company_application_json.application).status, 'applied_at', (company_application_json.application).applied_at, 'applied_by_company_id', (company_application_json.application).applied_by_company_id, 'candidate', private.applicant_json(c.*), 'job', jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location, 'job_type', j.job_type, 'experience_level', j.experience_level, 'assignee',
         CASE
             WHEN (caller.may_move OR private.is_admin()) THEN private.assignee_of_job(j.id)
             ELSE NULL::jsonb
         END, 'is_deleted', (j.deleted_at IS NOT NULL)), 'answers', private.application_answers_json((company_application_json.application).id), 'events', private.application_events_json((company_application_json.application).id,
         CASE
             WHEN caller.may_move THEN (company_application_json.application).company_id
             ELSE NULL::uuid
         END), 'match', private.job_match(j.*, c.*), 'allowed_statuses',
         CASE
             WHEN caller.may_move THEN ( SELECT COALESCE(jsonb_agg(t.to_status ORDER BY t.to_status), '[]'::jsonb) AS "coalesce"
                FROM private.application_transitions t
               WHERE ((t.from_status = (company_application_json.application).status) AND (t.made_by = 'company'::text)))
             ELSE '[]'::jsonb
         END, 'previous_id', neighbours.previous_id, 'next_id', neighbours.next_id, 'position', neighbours.place, 'total', neighbours.total) AS jsonb_build_object
    FROM caller,
     neighbours,
     private.sent_profile((company_application_json.application).id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys),
     public.jobs j
   WHERE ((neighbours.id = (company_application_json.application).id) AND (j.id = (company_application_json.application).job_id));
END;

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', (my_application_json.application).status, 'applied_at', (my_application_json.application).applied_at, 'job', (private.job_facts(j.*) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json((my_application_json.application).id, NULL::uuid), 'match', private.job_match(j.*, me.*), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application)))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c,
     private.sent_profile((my_application_json.application).id) me(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, skill_keys)
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION public.get_candidate_by_user_id (
  p_user_id uuid DEFAULT NULL::uuid
)
  RETURNS SETOF public.candidates
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  return query select * from public.candidates c where c.user_id = caller;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_upload_problem (
  p_folder uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if p_folder = caller or p_folder in (select private.my_company_ids()) then
    return private.quota_problem(p_folder, 1);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, private.my_reach());
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  perform private.audit(
    'file.opened', reason.subject, reason.id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_file (
  p_bucket text,
  p_path text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  folder uuid := private.file_folder(p_bucket, p_path);
begin
  -- Whoever makes a record name a file holds the same lock: submit_application, update_candidate_document_url, update_company.
  if private.is_own_file(p_bucket, p_path) then
    perform from public.candidates where user_id = caller for update;
    perform private.drop_document(caller, p_bucket, p_path);
  elsif private.can_write_company_file(p_bucket, p_path) then
    perform from public.companies where id = folder for update;
  else
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  end if;
  if not private.is_file_in_use(p_bucket, p_path) then
    insert into private.discarded_files (bucket_id, name) values (p_bucket, p_path) on conflict (bucket_id, name) do nothing;
  end if;
  perform private.discard_unused_files(folder);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', d.bucket_id, 'path', d.name)), '[]')
    from private.discarded_files d where split_part(d.name, '/', 1) = folder::text
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  given jsonb;
  application public.applications;
begin
  -- Nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform from public.candidates where user_id = auth.uid() for update;
  me := private.require_applicant();
  -- Waits while the job is being deleted, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for key share;
  if exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = me.id) then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not private.is_visible_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_job do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.tell_company_about_application(application);
  return application.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.update_candidate_document_url (
  p_user_id uuid,
  p_document_type text,
  p_url text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(p_user_id);
  path text := nullif(private.trimmed(p_url), '');
  bucket text := case p_document_type
    when 'resume' then 'candidate_resumes'
    when 'cover_letter' then 'candidate_cover_letters'
    when 'certificate' then 'candidate_certificates'
  end;
  problem text;
begin
  if bucket is null then
    perform private.refuse_field_errors('{"documentType": "Choose one of the options"}');
  end if;
  -- remove_file waits for this, or this for it: a file that was given up is taken no more.
  perform private.add_candidate_record(caller);
  perform from public.candidates where user_id = caller for update;
  problem := case
    when path is not null then private.own_file_problem(caller, bucket, path)
    when p_document_type = 'certificate' then 'Choose a file'
  end;
  if problem is not null then
    perform private.refuse_field_errors(jsonb_build_object(p_document_type, problem));
  end if;

  if p_document_type = 'resume' then
    update public.candidates set resume_url = path where user_id = caller;
  elsif p_document_type = 'cover_letter' then
    update public.candidates set cover_letter_url = path where user_id = caller;
  else
    update public.candidates c set certificates = c.certificates || path
    where c.user_id = caller and path <> all (c.certificates) and cardinality(c.certificates) < 20;
    if not found and not exists (select from public.candidates c where c.user_id = caller and path = any (c.certificates)) then
      perform private.refuse_field_errors('{"certificate": "Use at most 20 certificates"}');
    end if;
  end if;
end
$function$;

ALTER TABLE "private"."sent_documents"
  ADD CONSTRAINT "sent_documents_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."sent_profiles"
  ADD CONSTRAINT "sent_profiles_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

CREATE INDEX sent_documents_file_index ON private.sent_documents USING btree (bucket_id, name);

CREATE TRIGGER applications_keep_what_was_sent
  AFTER INSERT ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_sent_profile();

CREATE TRIGGER job_application_answers_keep_what_was_sent
  AFTER INSERT ON public.job_application_answers
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_sent_answer();

CREATE TRIGGER objects_stay_as_recorded
  BEFORE UPDATE ON storage.objects
  FOR EACH ROW
  WHEN (((old.version IS DISTINCT FROM new.version) OR (old.name IS DISTINCT FROM new.name) OR (old.bucket_id IS DISTINCT FROM new.bucket_id)))
  EXECUTE FUNCTION private.keep_recorded_file();

CREATE POLICY "Candidates and staff can upload new files to their folder" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((storage.allow_only_operation('object.upload'::text) AND private.can_store_file(bucket_id, name)));

COMMENT ON COLUMN "private"."sent_documents"."fingerprint" IS 'private.file_fingerprint when it was sent; null when it was not stored then. A file that differs is not opened.';

COMMENT ON COLUMN "private"."sent_documents"."size" IS 'Bytes.';

COMMENT ON FUNCTION "private"."applicant_json"(public.candidates) IS 'ApplicationCandidate (contracts/application.ts): all that an employer reads of an applicant (RULES: Candidates). private.sent_profiles keeps it with each application.';

COMMENT ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) IS 'True for whoever reads the company''s registration: its documents belong to it (RULES: Files).';

COMMENT ON FUNCTION "private"."can_store_file"(text, text) IS 'True when the caller may store a new file there: candidates in their own folder, staff in their company''s, while there is room, and never under a name that a record knows (RULES: Files). SECURITY DEFINER: nobody reads storage; answers yes or no only.';

COMMENT ON FUNCTION "private"."can_write_company_file"(text, text) IS 'True when the caller may store and give up the file: documents with the right to the registration, logos with that to the public profile (RULES: Files).';

COMMENT ON FUNCTION "private"."company_path_errors"(public.companies, jsonb) IS 'What is wrong, by field, with files that are not stored in the company''s folder or do not fit their bucket. What the record names already may stay.';

COMMENT ON FUNCTION "private"."discard_unused_files"(uuid) IS 'Gives up what lies in a folder for a week without any record naming it (uploads of forms never sent), and forgets what is gone.';

COMMENT ON FUNCTION "private"."drop_document"(uuid, text, text) IS 'Takes a file off an account''s profile, when the profile names it.';

COMMENT ON FUNCTION "private"."file_fingerprint"(text, jsonb) IS 'Says which content a stored file holds: the storage service gives every upload a new version and the hash of its bytes.';

COMMENT ON FUNCTION "private"."file_problem"(text, text) IS 'Why a path cannot stand in a record: the file must be stored and fit its bucket, whichever way it was uploaded. Null when it can.';

COMMENT ON FUNCTION "private"."is_file_in_use"(text, text) IS 'True when a record names the file or it was sent with an application: it is neither deleted nor written anew (RULES: Files).';

COMMENT ON FUNCTION "private"."is_own_file"(text, text) IS 'True for a candidate''s file in the caller''s own folder, of whatever role the account is now: they open it and give it up (RULES: Files).';

COMMENT ON FUNCTION "private"."keep_recorded_file"() IS 'Row trigger: storage itself writes past every policy when an upload ends, also one that was begun, or allowed by a link, before the file became part of a record (RULES: Files). SECURITY DEFINER: what was sent is closed to everybody.';

COMMENT ON FUNCTION "private"."keep_sent_answer"() IS 'Row trigger: the file of an answer is kept like the documents of the profile.';

COMMENT ON FUNCTION "private"."keep_sent_document"(uuid, text, text) IS 'Notes that a file was sent with an application, and what it holds now.';

COMMENT ON FUNCTION "private"."keep_sent_profile"() IS 'Row trigger: profile and documents are kept in the transaction that makes the application, whoever makes it (RULES: Applications).';

COMMENT ON FUNCTION "private"."own_file_problem"(uuid, text, text) IS 'private.file_problem of a file that must lie in the account''s own folder.';

COMMENT ON FUNCTION "private"."profile_documents"(public.candidates) IS 'The stored files a profile names.';

COMMENT ON FUNCTION "private"."quota_problem"(uuid, integer) IS 'Why an account, a person''s or a company''s, cannot hold that many files more; null when it can. Counts what is stored under its folder in all buckets: 100 files, 200 MB (RULES: Files). contracts/files.ts says the same.';

COMMENT ON FUNCTION "private"."reason_to_open"(text, text, private.reach) IS 'What lets the caller open somebody else''s file: an application they review that it was sent with, the profile of a candidate their company manages, a registration they read (RULES: Files). No row: nothing does.';

COMMENT ON FUNCTION "private"."sent_profile"(uuid) IS 'The candidate of an application as sent with it, as far as employers read one; the rest of the record is null. What companies read and what the match of an application is counted from (RULES: Applications).';

COMMENT ON FUNCTION "public"."get_candidate_by_user_id"(uuid) IS 'The caller''s candidate row, or none. SECURITY DEFINER: the gender in it is granted to no client. PT401, PT403 for another''s id.';

COMMENT ON FUNCTION "public"."get_upload_problem"(uuid) IS 'Why the caller''s or their company''s folder takes no further file, in words, or null: storage refuses an upload without saying why (RULES: Files). SECURITY DEFINER: nobody reads storage. PT401.';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own; open-file signs the link (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 file_changed.';

COMMENT ON FUNCTION "public"."remove_file"(text, text) IS 'Takes a file off the caller''s profile and gives it up unless it was sent or another record names it; gives what of that folder is to be deleted from storage [{bucket, path}], which remove-file does afterwards (RULES: Files). Safe to repeat. SECURITY DEFINER: storage and what was sent are closed to clients. PT401, PT404 for a file that is not the caller''s.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id (RULES: Applications). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id. SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."update_candidate_document_url"(uuid, text, text) IS 'Keeps the path of an uploaded resume or cover_letter (null removes it) or adds a certificate; safe to repeat. PT422 unless the file lies in the caller''s own folder of the bucket and fits it.';

COMMENT ON TABLE "private"."discarded_files" IS 'A file stands here from the moment it is given up until it is gone: no record takes it any more, so it can be deleted after the transaction (RULES: Files).';

COMMENT ON TABLE "private"."sent_documents" IS 'Every stored file an application was sent with: documents of the profile and answers to FILE questions (RULES: Files).';

COMMENT ON TABLE "private"."sent_profiles" IS 'private.applicant_json as it was when the application was made (RULES: Applications). Read through private.sent_profile only.';

REVOKE ALL ON FUNCTION "private"."can_open_company_document"(uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_store_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."can_store_file"(text, text) TO "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."discard_unused_files"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_document"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_fingerprint"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_problem"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_file_in_use"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_recorded_file"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_answer"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_document"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sent_profile"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_documents"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quota_problem"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_to_open"(text, text, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_profile"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_upload_problem"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_upload_problem"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."open_file"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_file"(text, text) TO "authenticated";

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
