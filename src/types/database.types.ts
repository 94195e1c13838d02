// Generated from the migrated database by `npm run types:generate`; a test proves it current.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      application_assignments: {
        Row: {
          application_id: string;
          assigned_by_user_id: string | null;
          assigned_to_user_id: string;
          company_id: string;
          created_at: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          assigned_by_user_id?: string | null;
          assigned_to_user_id: string;
          company_id: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          application_id?: string;
          assigned_by_user_id?: string | null;
          assigned_to_user_id?: string;
          company_id?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "application_assignments_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: true;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "application_assignments_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "application_assignments_to_staff";
            columns: ["assigned_to_user_id", "company_id"];
            isOneToOne: false;
            referencedRelation: "company_users";
            referencedColumns: ["user_id", "company_id"];
          },
        ];
      };
      application_events: {
        Row: {
          actor_id: string | null;
          application_id: string;
          by_candidate: boolean;
          candidate_id: string | null;
          company_id: string | null;
          created_at: string;
          from_status: Database["public"]["Enums"]["application_status"] | null;
          id: number;
          to_status: Database["public"]["Enums"]["application_status"];
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          application_id: string;
          by_candidate?: boolean;
          candidate_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          from_status?: Database["public"]["Enums"]["application_status"] | null;
          id?: never;
          to_status: Database["public"]["Enums"]["application_status"];
        };
        Update: {
          actor_id?: string | null;
          application_id?: string;
          by_candidate?: boolean;
          candidate_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          from_status?: Database["public"]["Enums"]["application_status"] | null;
          id?: never;
          to_status?: Database["public"]["Enums"]["application_status"];
        };
        Relationships: [
          {
            foreignKeyName: "application_events_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: false;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
        ];
      };
      applications: {
        Row: {
          answer_by: string | null;
          answer_due: string | null;
          applied_at: string;
          applied_by_company_id: string | null;
          attempt: number;
          candidate_id: string | null;
          company_id: string;
          id: string;
          job_id: string;
          status: Database["public"]["Enums"]["application_status"];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer_by?: string | null;
          answer_due?: string | null;
          applied_at?: string;
          applied_by_company_id?: string | null;
          attempt?: number;
          candidate_id?: string | null;
          company_id: string;
          id?: string;
          job_id: string;
          status?: Database["public"]["Enums"]["application_status"];
          updated_at?: string;
        };
        Update: {
          answer_by?: string | null;
          answer_due?: string | null;
          applied_at?: string;
          applied_by_company_id?: string | null;
          attempt?: number;
          candidate_id?: string | null;
          company_id?: string;
          id?: string;
          job_id?: string;
          status?: Database["public"]["Enums"]["application_status"];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "applications_applied_by_company_id_fkey";
            columns: ["applied_by_company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_candidate_id_fkey";
            columns: ["candidate_id"];
            isOneToOne: false;
            referencedRelation: "candidates";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          company_id: string | null;
          created_at: string;
          details: NonNullable<Json>;
          id: number;
          kind: string;
          subject_id: string | null;
          subject_type: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          kind?: never;
          subject_id?: string | null;
          subject_type: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          company_id?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          kind?: never;
          subject_id?: string | null;
          subject_type?: string;
        };
        Relationships: [];
      };
      candidate_assignments: {
        Row: {
          assigned_by_user_id: string | null;
          assigned_to_user_id: string;
          candidate_id: string;
          company_id: string;
          created_at: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assigned_by_user_id?: string | null;
          assigned_to_user_id: string;
          candidate_id: string;
          company_id: string;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          assigned_by_user_id?: string | null;
          assigned_to_user_id?: string;
          candidate_id?: string;
          company_id?: string;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "candidate_assignments_candidate_id_fkey";
            columns: ["candidate_id"];
            isOneToOne: true;
            referencedRelation: "candidates";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "candidate_assignments_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "candidate_assignments_to_staff";
            columns: ["assigned_to_user_id", "company_id"];
            isOneToOne: false;
            referencedRelation: "company_users";
            referencedColumns: ["user_id", "company_id"];
          },
        ];
      };
      candidates: {
        Row: {
          added_by_company_id: string | null;
          added_by_user_id: string | null;
          alternate_phone: string | null;
          bio: string | null;
          certificates: string[];
          city: string | null;
          country: string | null;
          cover_letter_url: string | null;
          created_at: string;
          culture_values: Database["public"]["Enums"]["culture_value"][];
          email: string;
          experience_years: number | null;
          first_name: string;
          gender: Database["public"]["Enums"]["gender"] | null;
          github_url: string | null;
          id: string;
          is_managed_by_company: boolean;
          last_name: string;
          linkedin_url: string | null;
          managed_since: string | null;
          management_terms: string | null;
          managing_company_id: string | null;
          phone: string | null;
          portfolio_url: string | null;
          resume_url: string | null;
          shown_to_partners: boolean;
          skill_keys: string[];
          skills: string[];
          state: string | null;
          street: string | null;
          title: string | null;
          unit: string | null;
          updated_at: string;
          user_id: string | null;
          work_authorization: Database["public"]["Enums"]["work_authorization"] | null;
          years_follow_history: boolean;
          zip_code: string | null;
        };
        ComputedFields: never;
        Insert: {
          added_by_company_id?: string | null;
          added_by_user_id?: string | null;
          alternate_phone?: string | null;
          bio?: string | null;
          certificates?: string[];
          city?: string | null;
          country?: string | null;
          cover_letter_url?: string | null;
          created_at?: string;
          culture_values?: Database["public"]["Enums"]["culture_value"][];
          email: string;
          experience_years?: number | null;
          first_name?: string;
          gender?: Database["public"]["Enums"]["gender"] | null;
          github_url?: string | null;
          id?: string;
          is_managed_by_company?: boolean;
          last_name?: string;
          linkedin_url?: string | null;
          managed_since?: string | null;
          management_terms?: string | null;
          managing_company_id?: string | null;
          phone?: string | null;
          portfolio_url?: string | null;
          resume_url?: string | null;
          shown_to_partners?: boolean;
          skill_keys?: string[];
          skills?: string[];
          state?: string | null;
          street?: string | null;
          title?: string | null;
          unit?: string | null;
          updated_at?: string;
          user_id?: string | null;
          work_authorization?: Database["public"]["Enums"]["work_authorization"] | null;
          years_follow_history?: boolean;
          zip_code?: string | null;
        };
        Update: {
          added_by_company_id?: string | null;
          added_by_user_id?: string | null;
          alternate_phone?: string | null;
          bio?: string | null;
          certificates?: string[];
          city?: string | null;
          country?: string | null;
          cover_letter_url?: string | null;
          created_at?: string;
          culture_values?: Database["public"]["Enums"]["culture_value"][];
          email?: string;
          experience_years?: number | null;
          first_name?: string;
          gender?: Database["public"]["Enums"]["gender"] | null;
          github_url?: string | null;
          id?: string;
          is_managed_by_company?: boolean;
          last_name?: string;
          linkedin_url?: string | null;
          managed_since?: string | null;
          management_terms?: string | null;
          managing_company_id?: string | null;
          phone?: string | null;
          portfolio_url?: string | null;
          resume_url?: string | null;
          shown_to_partners?: boolean;
          skill_keys?: string[];
          skills?: string[];
          state?: string | null;
          street?: string | null;
          title?: string | null;
          unit?: string | null;
          updated_at?: string;
          user_id?: string | null;
          work_authorization?: Database["public"]["Enums"]["work_authorization"] | null;
          years_follow_history?: boolean;
          zip_code?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "candidates_added_by_company_id_fkey";
            columns: ["added_by_company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "candidates_managing_company_id_fkey";
            columns: ["managing_company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      companies: {
        Row: {
          approved_at: string | null;
          benefits: string[];
          company_size: string | null;
          created_at: string;
          culture_values: Database["public"]["Enums"]["culture_value"][];
          dba_name: string | null;
          description: string | null;
          ein_document_url: string | null;
          facebook_url: string | null;
          first_reply_hours: number | null;
          hiring_steps: NonNullable<Json>;
          id: string;
          industry: string;
          instagram_url: string | null;
          is_approved: boolean;
          linkedin_url: string | null;
          location: string;
          logo_url: string | null;
          name: string;
          op_city: string | null;
          op_country: string | null;
          op_state: string | null;
          op_street: string | null;
          op_unit: string | null;
          op_zip_code: string | null;
          pictures: NonNullable<Json>;
          primary_contact_alt_email: string | null;
          primary_contact_alt_phone: string | null;
          primary_contact_email: string | null;
          primary_contact_name: string | null;
          primary_contact_phone: string | null;
          reg_city: string | null;
          reg_country: string | null;
          reg_state: string | null;
          reg_street: string | null;
          reg_unit: string | null;
          reg_zip_code: string | null;
          rejected_at: string | null;
          rejection_reason: string | null;
          same_as_registered: boolean;
          secondary_contact_alt_email: string | null;
          secondary_contact_alt_phone: string | null;
          secondary_contact_email: string | null;
          secondary_contact_name: string | null;
          secondary_contact_phone: string | null;
          submitted_at: string | null;
          suspended_at: string | null;
          tax_document_url: string | null;
          tax_id: string | null;
          twitter_url: string | null;
          updated_at: string;
          user_id: string | null;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          approved_at?: string | null;
          benefits?: string[];
          company_size?: string | null;
          created_at?: string;
          culture_values?: Database["public"]["Enums"]["culture_value"][];
          dba_name?: string | null;
          description?: string | null;
          ein_document_url?: string | null;
          facebook_url?: string | null;
          first_reply_hours?: number | null;
          hiring_steps?: NonNullable<Json>;
          id?: string;
          industry?: string;
          instagram_url?: string | null;
          is_approved?: boolean;
          linkedin_url?: string | null;
          location?: string;
          logo_url?: string | null;
          name?: string;
          op_city?: string | null;
          op_country?: string | null;
          op_state?: string | null;
          op_street?: string | null;
          op_unit?: string | null;
          op_zip_code?: string | null;
          pictures?: NonNullable<Json>;
          primary_contact_alt_email?: string | null;
          primary_contact_alt_phone?: string | null;
          primary_contact_email?: string | null;
          primary_contact_name?: string | null;
          primary_contact_phone?: string | null;
          reg_city?: string | null;
          reg_country?: string | null;
          reg_state?: string | null;
          reg_street?: string | null;
          reg_unit?: string | null;
          reg_zip_code?: string | null;
          rejected_at?: string | null;
          rejection_reason?: string | null;
          same_as_registered?: boolean;
          secondary_contact_alt_email?: string | null;
          secondary_contact_alt_phone?: string | null;
          secondary_contact_email?: string | null;
          secondary_contact_name?: string | null;
          secondary_contact_phone?: string | null;
          submitted_at?: string | null;
          suspended_at?: string | null;
          tax_document_url?: string | null;
          tax_id?: string | null;
          twitter_url?: string | null;
          updated_at?: string;
          user_id?: string | null;
          website?: string | null;
        };
        Update: {
          approved_at?: string | null;
          benefits?: string[];
          company_size?: string | null;
          created_at?: string;
          culture_values?: Database["public"]["Enums"]["culture_value"][];
          dba_name?: string | null;
          description?: string | null;
          ein_document_url?: string | null;
          facebook_url?: string | null;
          first_reply_hours?: number | null;
          hiring_steps?: NonNullable<Json>;
          id?: string;
          industry?: string;
          instagram_url?: string | null;
          is_approved?: boolean;
          linkedin_url?: string | null;
          location?: string;
          logo_url?: string | null;
          name?: string;
          op_city?: string | null;
          op_country?: string | null;
          op_state?: string | null;
          op_street?: string | null;
          op_unit?: string | null;
          op_zip_code?: string | null;
          pictures?: NonNullable<Json>;
          primary_contact_alt_email?: string | null;
          primary_contact_alt_phone?: string | null;
          primary_contact_email?: string | null;
          primary_contact_name?: string | null;
          primary_contact_phone?: string | null;
          reg_city?: string | null;
          reg_country?: string | null;
          reg_state?: string | null;
          reg_street?: string | null;
          reg_unit?: string | null;
          reg_zip_code?: string | null;
          rejected_at?: string | null;
          rejection_reason?: string | null;
          same_as_registered?: boolean;
          secondary_contact_alt_email?: string | null;
          secondary_contact_alt_phone?: string | null;
          secondary_contact_email?: string | null;
          secondary_contact_name?: string | null;
          secondary_contact_phone?: string | null;
          submitted_at?: string | null;
          suspended_at?: string | null;
          tax_document_url?: string | null;
          tax_id?: string | null;
          twitter_url?: string | null;
          updated_at?: string;
          user_id?: string | null;
          website?: string | null;
        };
        Relationships: [];
      };
      company_proposals: {
        Row: {
          changes: NonNullable<Json>;
          company_id: string;
          proposed_at: string;
          proposed_by: string | null;
          rejected_at: string | null;
          rejection_reason: string | null;
        };
        ComputedFields: never;
        Insert: {
          changes: NonNullable<Json>;
          company_id: string;
          proposed_at?: string;
          proposed_by?: string | null;
          rejected_at?: string | null;
          rejection_reason?: string | null;
        };
        Update: {
          changes?: NonNullable<Json>;
          company_id?: string;
          proposed_at?: string;
          proposed_by?: string | null;
          rejected_at?: string | null;
          rejection_reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "company_proposals_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: true;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      company_relationships: {
        Row: {
          can_share_candidates: boolean;
          can_share_jobs: boolean;
          company_a_id: string;
          company_b_id: string;
          created_at: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          can_share_candidates?: boolean;
          can_share_jobs?: boolean;
          company_a_id: string;
          company_b_id: string;
          created_at?: string;
          id?: string;
        };
        Update: {
          can_share_candidates?: boolean;
          can_share_jobs?: boolean;
          company_a_id?: string;
          company_b_id?: string;
          created_at?: string;
          id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "company_relationships_company_a_id_fkey";
            columns: ["company_a_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "company_relationships_company_b_id_fkey";
            columns: ["company_b_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      company_subscriptions: {
        Row: {
          company_id: string;
          created_at: string;
          expires_at: string | null;
          first_plan_at: string | null;
          status: Database["public"]["Enums"]["subscription_status"];
          tier: Database["public"]["Enums"]["subscription_tier"];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          company_id: string;
          created_at?: string;
          expires_at?: string | null;
          first_plan_at?: string | null;
          status?: Database["public"]["Enums"]["subscription_status"];
          tier?: Database["public"]["Enums"]["subscription_tier"];
          updated_at?: string;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          expires_at?: string | null;
          first_plan_at?: string | null;
          status?: Database["public"]["Enums"]["subscription_status"];
          tier?: Database["public"]["Enums"]["subscription_tier"];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "company_subscriptions_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: true;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      company_users: {
        Row: {
          company_id: string;
          created_at: string;
          email: string | null;
          first_name: string;
          id: string;
          last_name: string;
          phone: string | null;
          role: Database["public"]["Enums"]["staff_role"];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          company_id: string;
          created_at?: string;
          email?: string | null;
          first_name?: string;
          id?: string;
          last_name?: string;
          phone?: string | null;
          role: Database["public"]["Enums"]["staff_role"];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          company_id?: string;
          created_at?: string;
          email?: string | null;
          first_name?: string;
          id?: string;
          last_name?: string;
          phone?: string | null;
          role?: Database["public"]["Enums"]["staff_role"];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "company_users_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      conversations: {
        Row: {
          application_id: string;
          changed_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          changed_at?: string;
          version?: number;
        };
        Update: {
          application_id?: string;
          changed_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "conversations_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: true;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
        ];
      };
      email_outbox: {
        Row: {
          attempts: number;
          claimed_at: string | null;
          company_id: string | null;
          created_at: string;
          data: NonNullable<Json>;
          failed_at: string | null;
          give_up_at: string;
          id: string;
          last_error: string | null;
          next_attempt_at: string;
          sent_at: string | null;
          template: string;
          to_email: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          claimed_at?: string | null;
          company_id?: string | null;
          created_at?: string;
          data?: NonNullable<Json>;
          failed_at?: string | null;
          give_up_at?: string;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          sent_at?: string | null;
          template: string;
          to_email: string;
        };
        Update: {
          attempts?: number;
          claimed_at?: string | null;
          company_id?: string | null;
          created_at?: string;
          data?: NonNullable<Json>;
          failed_at?: string | null;
          give_up_at?: string;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          sent_at?: string | null;
          template?: string;
          to_email?: string;
        };
        Relationships: [];
      };
      invitations: {
        Row: {
          accepted_at: string | null;
          accepted_by: string | null;
          candidate_data: Json | null;
          company_data: Json | null;
          company_id: string | null;
          created_at: string;
          email: string;
          ended_at: string | null;
          expires_at: string;
          id: string;
          invited_by_admin_id: string | null;
          invited_by_user_id: string | null;
          is_employee: boolean | null;
          is_held: boolean;
          management_terms: string | null;
          paused_at: string | null;
          role: Database["public"]["Enums"]["staff_role"] | null;
          sent_at: string;
          status: Database["public"]["Enums"]["invitation_status"];
          type: Database["public"]["Enums"]["invitation_type"];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          candidate_data?: Json | null;
          company_data?: Json | null;
          company_id?: string | null;
          created_at?: string;
          email: string;
          ended_at?: string | null;
          expires_at?: string;
          id?: string;
          invited_by_admin_id?: string | null;
          invited_by_user_id?: string | null;
          is_employee?: never;
          is_held?: boolean;
          management_terms?: string | null;
          paused_at?: string | null;
          role?: Database["public"]["Enums"]["staff_role"] | null;
          sent_at?: string;
          status?: Database["public"]["Enums"]["invitation_status"];
          type: Database["public"]["Enums"]["invitation_type"];
          updated_at?: string;
        };
        Update: {
          accepted_at?: string | null;
          accepted_by?: string | null;
          candidate_data?: Json | null;
          company_data?: Json | null;
          company_id?: string | null;
          created_at?: string;
          email?: string;
          ended_at?: string | null;
          expires_at?: string;
          id?: string;
          invited_by_admin_id?: string | null;
          invited_by_user_id?: string | null;
          is_employee?: never;
          is_held?: boolean;
          management_terms?: string | null;
          paused_at?: string | null;
          role?: Database["public"]["Enums"]["staff_role"] | null;
          sent_at?: string;
          status?: Database["public"]["Enums"]["invitation_status"];
          type?: Database["public"]["Enums"]["invitation_type"];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "invitations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      job_application_answers: {
        Row: {
          answer: string;
          application_id: string;
          created_at: string;
          id: string;
          question: string;
          question_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          application_id: string;
          created_at?: string;
          id?: string;
          question: string;
          question_id: string;
        };
        Update: {
          answer?: string;
          application_id?: string;
          created_at?: string;
          id?: string;
          question?: string;
          question_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "job_application_answers_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: false;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_application_answers_question_id_fkey";
            columns: ["question_id"];
            isOneToOne: false;
            referencedRelation: "job_questions";
            referencedColumns: ["id"];
          },
        ];
      };
      job_assignments: {
        Row: {
          assigned_by_user_id: string | null;
          assigned_to_user_id: string;
          company_id: string;
          created_at: string;
          job_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assigned_by_user_id?: string | null;
          assigned_to_user_id: string;
          company_id: string;
          created_at?: string;
          job_id: string;
          updated_at?: string;
        };
        Update: {
          assigned_by_user_id?: string | null;
          assigned_to_user_id?: string;
          company_id?: string;
          created_at?: string;
          job_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "job_assignments_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_assignments_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: true;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_assignments_to_staff";
            columns: ["assigned_to_user_id", "company_id"];
            isOneToOne: false;
            referencedRelation: "company_users";
            referencedColumns: ["user_id", "company_id"];
          },
        ];
      };
      job_questions: {
        Row: {
          created_at: string;
          id: string;
          is_required: boolean;
          job_id: string;
          options: string[];
          position: number;
          question: string;
          question_type: Database["public"]["Enums"]["question_type"];
          removed_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_required?: boolean;
          job_id: string;
          options?: string[];
          position: number;
          question: string;
          question_type?: Database["public"]["Enums"]["question_type"];
          removed_at?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_required?: boolean;
          job_id?: string;
          options?: string[];
          position?: number;
          question?: string;
          question_type?: Database["public"]["Enums"]["question_type"];
          removed_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "job_questions_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
        ];
      };
      jobs: {
        Row: {
          answer_days: number | null;
          company_id: string;
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          description: string;
          education_required: string | null;
          experience_level: Database["public"]["Enums"]["experience_level"] | null;
          experience_required: string | null;
          expires_at: string | null;
          id: string;
          is_active: boolean | null;
          job_type: Database["public"]["Enums"]["job_type"];
          location: string;
          locations: string[];
          pay_period: string;
          posted_at: string | null;
          preferred_skills: string[];
          requirements: string[];
          salary_max: number | null;
          salary_min: number | null;
          skills_required: string[];
          status: Database["public"]["Enums"]["job_status"];
          title: string;
          updated_at: string;
          workplace: Database["public"]["Enums"]["workplace"] | null;
        };
        ComputedFields: never;
        Insert: {
          answer_days?: number | null;
          company_id: string;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          description: string;
          education_required?: string | null;
          experience_level?: Database["public"]["Enums"]["experience_level"] | null;
          experience_required?: string | null;
          expires_at?: string | null;
          id?: string;
          is_active?: never;
          job_type: Database["public"]["Enums"]["job_type"];
          location: string;
          locations?: string[];
          pay_period?: string;
          posted_at?: string | null;
          preferred_skills?: string[];
          requirements?: string[];
          salary_max?: number | null;
          salary_min?: number | null;
          skills_required?: string[];
          status?: Database["public"]["Enums"]["job_status"];
          title: string;
          updated_at?: string;
          workplace?: Database["public"]["Enums"]["workplace"] | null;
        };
        Update: {
          answer_days?: number | null;
          company_id?: string;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          description?: string;
          education_required?: string | null;
          experience_level?: Database["public"]["Enums"]["experience_level"] | null;
          experience_required?: string | null;
          expires_at?: string | null;
          id?: string;
          is_active?: never;
          job_type?: Database["public"]["Enums"]["job_type"];
          location?: string;
          locations?: string[];
          pay_period?: string;
          posted_at?: string | null;
          preferred_skills?: string[];
          requirements?: string[];
          salary_max?: number | null;
          salary_min?: number | null;
          skills_required?: string[];
          status?: Database["public"]["Enums"]["job_status"];
          title?: string;
          updated_at?: string;
          workplace?: Database["public"]["Enums"]["workplace"] | null;
        };
        Relationships: [
          {
            foreignKeyName: "jobs_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      notifications: {
        Row: {
          created_at: string;
          data: NonNullable<Json>;
          id: string;
          is_read: boolean;
          message: string;
          title: string;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          data?: NonNullable<Json>;
          id?: string;
          is_read?: boolean;
          message: string;
          title: string;
          type: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          data?: NonNullable<Json>;
          id?: string;
          is_read?: boolean;
          message?: string;
          title?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          company_id: string | null;
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          last_seen_at: string;
          role: Database["public"]["Enums"]["app_role"];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          company_id?: string | null;
          created_at?: string;
          email: string;
          first_name?: string;
          id: string;
          last_name?: string;
          last_seen_at?: string;
          role?: Database["public"]["Enums"]["app_role"];
          updated_at?: string;
        };
        Update: {
          company_id?: string | null;
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          last_name?: string;
          last_seen_at?: string;
          role?: Database["public"]["Enums"]["app_role"];
          updated_at?: string;
        };
        Relationships: [];
      };
      published_jobs: {
        Row: {
          company_id: string;
          experience_level: Database["public"]["Enums"]["experience_level"] | null;
          is_over_plan: boolean;
          job_id: string;
          job_type: Database["public"]["Enums"]["job_type"];
          location: string;
          locations: string[];
          pay_period: string;
          place_terms: string[];
          posted_at: string;
          preferred_skill_keys: string[];
          preferred_skills: string[];
          required_skill_keys: string[];
          salary_max: number | null;
          salary_min: number | null;
          search: unknown;
          skills_required: string[];
          title: string;
          visible_until: string;
          workplace: Database["public"]["Enums"]["workplace"] | null;
        };
        ComputedFields: never;
        Insert: {
          company_id: string;
          experience_level?: Database["public"]["Enums"]["experience_level"] | null;
          is_over_plan?: boolean;
          job_id: string;
          job_type: Database["public"]["Enums"]["job_type"];
          location: string;
          locations: string[];
          pay_period?: string;
          place_terms?: string[];
          posted_at: string;
          preferred_skill_keys: string[];
          preferred_skills: string[];
          required_skill_keys: string[];
          salary_max?: number | null;
          salary_min?: number | null;
          search: unknown;
          skills_required: string[];
          title: string;
          visible_until: string;
          workplace?: Database["public"]["Enums"]["workplace"] | null;
        };
        Update: {
          company_id?: string;
          experience_level?: Database["public"]["Enums"]["experience_level"] | null;
          is_over_plan?: boolean;
          job_id?: string;
          job_type?: Database["public"]["Enums"]["job_type"];
          location?: string;
          locations?: string[];
          pay_period?: string;
          place_terms?: string[];
          posted_at?: string;
          preferred_skill_keys?: string[];
          preferred_skills?: string[];
          required_skill_keys?: string[];
          salary_max?: number | null;
          salary_min?: number | null;
          search?: unknown;
          skills_required?: string[];
          title?: string;
          visible_until?: string;
          workplace?: Database["public"]["Enums"]["workplace"] | null;
        };
        Relationships: [
          {
            foreignKeyName: "published_jobs_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "published_jobs_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: true;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
        ];
      };
      put_forwards: {
        Row: {
          answered_at: string | null;
          application_id: string | null;
          candidate_id: string;
          company_id: string;
          created_at: string;
          id: string;
          job_id: string;
          mailed_at: string;
          put_forward_by: string | null;
          request_id: string | null;
          status: Database["public"]["Enums"]["put_forward_status"];
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          application_id?: string | null;
          candidate_id: string;
          company_id: string;
          created_at?: string;
          id?: string;
          job_id: string;
          mailed_at?: string;
          put_forward_by?: string | null;
          request_id?: string | null;
          status?: Database["public"]["Enums"]["put_forward_status"];
        };
        Update: {
          answered_at?: string | null;
          application_id?: string | null;
          candidate_id?: string;
          company_id?: string;
          created_at?: string;
          id?: string;
          job_id?: string;
          mailed_at?: string;
          put_forward_by?: string | null;
          request_id?: string | null;
          status?: Database["public"]["Enums"]["put_forward_status"];
        };
        Relationships: [
          {
            foreignKeyName: "put_forwards_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: false;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "put_forwards_candidate_id_fkey";
            columns: ["candidate_id"];
            isOneToOne: false;
            referencedRelation: "candidates";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "put_forwards_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "put_forwards_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
        ];
      };
      team_news: {
        Row: {
          application_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          version?: number;
        };
        Update: {
          application_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "team_news_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: true;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_invitation: { Args: { p_token: string }; Returns: Json };
      accept_offer: { Args: { p_offer_id: string }; Returns: Json };
      add_company_note: { Args: { p_body: string; p_company_id: string; p_id: string }; Returns: Json };
      add_person: { Args: { p_anyway?: boolean; p_id: string; p_job_id: string; p_person: Json }; Returns: Json };
      add_resume: { Args: { p_path: string }; Returns: Json };
      add_team_note: {
        Args: {
          p_application_id?: string;
          p_body: string;
          p_candidate_id?: string;
          p_id: string;
          p_mentioned?: string[];
        };
        Returns: Json;
      };
      add_ticks_to_profile: {
        Args: { p_culture?: string[]; p_place?: string; p_skills: string[]; p_years?: number };
        Returns: Json;
      };
      add_to_hiring_team: { Args: { p_job_id: string; p_user_id: string }; Returns: boolean };
      answer_hire: { Args: { p_application_id: string }; Returns: undefined };
      ask_for_plan: { Args: { p_company_id: string; p_id: string; p_tier: string }; Returns: undefined };
      ask_to_move_interview: { Args: { p_interview_id: string; p_words: string }; Returns: Json };
      assign_candidates: { Args: { p_candidate_ids: string[]; p_user_id: string }; Returns: Json };
      assign_jobs: { Args: { p_job_ids: string[]; p_user_id: string }; Returns: Json };
      cancel_email_change: { Args: Record<PropertyKey, never>; Returns: undefined };
      cancel_interview: { Args: { p_interview_id: string; p_reason: string }; Returns: Json };
      change_applications: { Args: { p_change: Json; p_moves: Json }; Returns: Json };
      change_job_alert: { Args: { p_frequency: string; p_id: string; p_token: string }; Returns: Json };
      change_saved_search: { Args: { p_frequency: string; p_id: string; p_name: string }; Returns: Json };
      check_candidate_import: { Args: { p_company_id?: string; p_rows: Json }; Returns: Json };
      check_company_picture: { Args: { p_company_id: string }; Returns: undefined };
      choose_company: { Args: { p_company_id: string }; Returns: Json };
      choose_open_jobs: { Args: { p_company_id: string; p_job_ids: string[] }; Returns: undefined };
      claim_emails: {
        Args: { p_id?: string; p_limit?: number };
        Returns: {
          attempts: number;
          data: Json;
          id: string;
          template: string;
          to_email: string;
        }[];
      };
      claim_first_password: { Args: { p_secret: string }; Returns: boolean };
      close_company: { Args: { p_company_id: string; p_name: string }; Returns: Json };
      complete_email: { Args: { p_error?: string; p_id: string; p_may_have_arrived?: boolean }; Returns: undefined };
      confirm_job_alert: { Args: { p_name: string; p_token: string }; Returns: Json };
      count_all_jobs: { Args: Record<PropertyKey, never>; Returns: Json };
      count_candidates_with_skills: { Args: { p_skills: string[] }; Returns: Json };
      count_expiring: { Args: { p_days: Json }; Returns: Json };
      count_for_admin: { Args: Record<PropertyKey, never>; Returns: Json };
      count_jobs_by: { Args: { p_by: string[]; p_filter?: Json; p_query?: string }; Returns: Json };
      count_sitemap: { Args: Record<PropertyKey, never>; Returns: Json };
      create_application_safe: {
        Args: { p_candidate_id?: string; p_job_id: string; p_status?: string };
        Returns: string;
      };
      create_invitation: {
        Args: { p_data?: Json; p_email: string; p_held?: boolean; p_id?: string; p_type: string };
        Returns: Json;
      };
      create_job: { Args: { p_company_id: string; p_id?: string; p_job: Json }; Returns: Json };
      decide_company_proposal: {
        Args: {
          p_company_id: string;
          p_is_approved: boolean;
          p_reason?: string;
          p_updated_at: string;
          p_warnings_seen?: string[];
        };
        Returns: Json;
      };
      decide_departed_report: { Args: { p_id: string; p_is_upheld: boolean }; Returns: undefined };
      decide_job_reports: { Args: { p_decision: string; p_job_id: string; p_reason?: string }; Returns: Json };
      decide_message_reports: { Args: { p_decision: string; p_message_id: string }; Returns: Json };
      decline_offer: { Args: { p_offer_id: string; p_reason?: string; p_words?: string }; Returns: Json };
      decline_plan_request: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      decline_put_forward: { Args: { p_id: string }; Returns: undefined };
      decline_times: { Args: { p_note?: string; p_proposal_id: string }; Returns: Json };
      delete_account: { Args: { p_email: string; p_successors?: Json }; Returns: Json };
      delete_account_on_request: {
        Args: { p_asked_by: string; p_email: string; p_user_id: string };
        Returns: undefined;
      };
      delete_application_view: { Args: { p_id: string }; Returns: undefined };
      delete_company_note: { Args: { p_id: string }; Returns: undefined };
      delete_job: { Args: { p_job_id: string }; Returns: Json };
      delete_message_template: { Args: { p_id: string }; Returns: undefined };
      delete_saved_search: { Args: { p_id: string }; Returns: undefined };
      delete_team_note: { Args: { p_id: string }; Returns: undefined };
      edit_company_note: { Args: { p_body: string; p_id: string }; Returns: Json };
      edit_scorecard: {
        Args: { p_interview_id: string; p_marks: Json; p_recommendation?: string; p_words?: string };
        Returns: Json;
      };
      email_added_person: { Args: { p_application_id: string; p_email?: string }; Returns: Json };
      end_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      end_management: { Args: { p_candidate_id: string }; Returns: undefined };
      end_my_session: { Args: { p_session_id: string }; Returns: undefined };
      ensure_candidate_profile: { Args: Record<PropertyKey, never>; Returns: Json };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      finish_group_message: { Args: { p_id: string }; Returns: Json };
      get_added_link: { Args: { p_token: string }; Returns: Json };
      get_admin_job: { Args: { p_job_id: string }; Returns: Json };
      get_admin_today: { Args: { p_since?: string }; Returns: Json };
      get_application_detail: { Args: { p_application_id: string }; Returns: Json };
      get_busy_times: {
        Args: {
          p_application_id: string;
          p_from: string;
          p_interview_id?: string;
          p_until: string;
          p_user_ids: string[];
        };
        Returns: Json;
      };
      get_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      get_candidate_activity: { Args: Record<PropertyKey, never>; Returns: Json };
      get_candidate_by_user_id: {
        Args: { p_user_id?: string };
        Returns: {
          added_by_company_id: string | null;
          added_by_user_id: string | null;
          alternate_phone: string | null;
          bio: string | null;
          certificates: string[];
          city: string | null;
          country: string | null;
          cover_letter_url: string | null;
          created_at: string;
          culture_values: Database["public"]["Enums"]["culture_value"][];
          email: string;
          experience_years: number | null;
          first_name: string;
          gender: Database["public"]["Enums"]["gender"] | null;
          github_url: string | null;
          id: string;
          is_managed_by_company: boolean;
          last_name: string;
          linkedin_url: string | null;
          managed_since: string | null;
          management_terms: string | null;
          managing_company_id: string | null;
          phone: string | null;
          portfolio_url: string | null;
          resume_url: string | null;
          shown_to_partners: boolean;
          skill_keys: string[];
          skills: string[];
          state: string | null;
          street: string | null;
          title: string | null;
          unit: string | null;
          updated_at: string;
          user_id: string | null;
          work_authorization: Database["public"]["Enums"]["work_authorization"] | null;
          years_follow_history: boolean;
          zip_code: string | null;
        };
        SetofOptions: {
          from: "*";
          to: "candidates";
          isOneToOne: true;
          isSetofReturn: true;
        };
      };
      get_candidate_dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      get_candidate_documents: {
        Args: { p_user_id?: string };
        Returns: {
          certificates: string[];
          cover_letter_url: string;
          resume_url: string;
        }[];
      };
      get_candidate_id_for_application: { Args: Record<PropertyKey, never>; Returns: string };
      get_candidate_mails: { Args: Record<PropertyKey, never>; Returns: Json };
      get_company: { Args: { p_company_id: string }; Returns: Json };
      get_company_applications: {
        Args: { p_before?: Json; p_company_id?: string; p_filter?: Json; p_limit?: number; p_sort?: string };
        Returns: Json;
      };
      get_company_dashboard: { Args: { p_company_id?: string }; Returns: Json };
      get_company_job: { Args: { p_job_id: string }; Returns: Json };
      get_company_overview: { Args: { p_company_id: string }; Returns: Json };
      get_company_page: { Args: { p_company_id: string }; Returns: Json };
      get_company_plan: { Args: { p_company_id: string }; Returns: Json };
      get_company_report: {
        Args: { p_company_id?: string; p_from?: string; p_job_id?: string; p_to?: string };
        Returns: Json;
      };
      get_company_subscription: { Args: { p_company_id: string }; Returns: Json };
      get_company_today: { Args: { p_company_id?: string }; Returns: Json };
      get_conversation: { Args: { p_application_id: string; p_before?: number }; Returns: Json };
      get_email_link: { Args: { p_secret?: string; p_token_hash: string; p_type: string }; Returns: Json };
      get_employer: { Args: { p_company_id: string }; Returns: Json };
      get_employer_preview: { Args: { p_company_id?: string }; Returns: Json };
      get_filled_template: { Args: { p_application_id: string; p_kind: string }; Returns: string };
      get_frame: { Args: Record<PropertyKey, never>; Returns: Json };
      get_health: { Args: Record<PropertyKey, never>; Returns: Json };
      get_health_report: { Args: Record<PropertyKey, never>; Returns: Json };
      get_hidden_jobs: { Args: { p_before?: Json; p_limit?: number }; Returns: Json };
      get_hire: { Args: { p_application_id: string }; Returns: Json };
      get_hiring_companies: { Args: Record<PropertyKey, never>; Returns: Json };
      get_hiring_team: { Args: { p_job_id: string }; Returns: Json };
      get_interview_colleagues: { Args: { p_application_id: string }; Returns: Json };
      get_interview_criteria: { Args: { p_job_id: string }; Returns: Json };
      get_interviews: { Args: { p_application_id: string }; Returns: Json };
      get_invitation: { Args: { p_kind: string; p_token: string }; Returns: Json };
      get_job_alert_request: { Args: { p_token: string }; Returns: Json };
      get_job_alerts: { Args: { p_token: string }; Returns: Json };
      get_job_applications: {
        Args: { p_before?: Json; p_filter?: Json; p_job_id: string; p_limit?: number; p_sort?: string };
        Returns: Json;
      };
      get_job_board: { Args: { p_filter?: Json; p_job_id: string; p_limit?: number; p_sort?: string }; Returns: Json };
      get_job_details: { Args: { p_job_id: string }; Returns: Json };
      get_job_feed: { Args: { p_company_id?: string }; Returns: Json };
      get_job_questions: { Args: { p_job_id: string }; Returns: Json };
      get_job_statistics: { Args: { p_job_id: string }; Returns: Json };
      get_landing_page: { Args: { p_path: string }; Returns: Json };
      get_mail_templates: { Args: { p_company_id?: string }; Returns: Json };
      get_managed_candidate: { Args: { p_candidate_id: string }; Returns: Json };
      get_merge: { Args: { p_application_id: string; p_other_id: string }; Returns: Json };
      get_merge_choices: { Args: { p_application_id: string }; Returns: Json };
      get_message_templates: { Args: { p_application_id: string }; Returns: Json };
      get_my_application: { Args: { p_application_id: string }; Returns: Json };
      get_my_applications: { Args: { p_before?: Json; p_filter?: Json; p_limit?: number }; Returns: Json };
      get_my_documents: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_history: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_interviews: { Args: { p_after?: Json; p_is_past: boolean; p_limit?: number }; Returns: Json };
      get_my_invitations: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_job_report: { Args: { p_job_id: string }; Returns: Json };
      get_my_management: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_memberships: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_preferences: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_preview: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_put_forwards: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_sign_in: { Args: Record<PropertyKey, never>; Returns: Json };
      get_news: { Args: { p_application_id?: string }; Returns: Json };
      get_offers: { Args: { p_application_id: string }; Returns: Json };
      get_past_applications: { Args: Record<PropertyKey, never>; Returns: Json };
      get_person: { Args: { p_user_id: string }; Returns: Json };
      get_platform_figures: { Args: { p_days: number }; Returns: Json };
      get_posting_page: { Args: { p_job_id: string }; Returns: Json };
      get_potential_jobs: { Args: { p_after?: Json; p_limit?: number; p_preferred?: boolean }; Returns: Json };
      get_saved_jobs: { Args: { p_before?: Json; p_limit?: number }; Returns: Json };
      get_saved_searches: { Args: Record<PropertyKey, never>; Returns: Json };
      get_scorecards: { Args: { p_application_id: string }; Returns: Json };
      get_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      get_shared_by: { Args: { p_company_ids: string[] }; Returns: Json };
      get_similar_jobs: { Args: { p_job_id: string }; Returns: Json };
      get_site_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      get_staff_notices: { Args: { p_company_id?: string }; Returns: Json };
      get_staff_work: { Args: { p_company_user_id: string }; Returns: Json };
      get_tags: { Args: { p_company_id?: string; p_job_id?: string }; Returns: Json };
      get_team_notes: { Args: { p_application_id?: string; p_candidate_id?: string }; Returns: Json };
      get_unsubscribe: { Args: { p_token: string }; Returns: Json };
      get_upload_problem: { Args: { p_folder: string }; Returns: string };
      get_user_company_membership_safe: {
        Args: { user_id?: string };
        Returns: {
          company_id: string;
          role: string;
        }[];
      };
      grant_admin: { Args: { p_email: string }; Returns: undefined };
      import_candidates: {
        Args: { p_company_id?: string; p_id?: string; p_rows: Json; p_terms?: string };
        Returns: Json;
      };
      keep_resume_text: { Args: { p_path: string; p_text: string }; Returns: undefined };
      keep_time_zone: { Args: { p_zone: string }; Returns: Json };
      leave_management: { Args: { p_company_id: string }; Returns: undefined };
      leave_skill: { Args: { p_word: string }; Returns: undefined };
      lift_job_offline: { Args: { p_job_id: string }; Returns: Json };
      lift_suspension: { Args: { p_subject_id: string }; Returns: undefined };
      list_admins: { Args: Record<PropertyKey, never>; Returns: Json };
      list_all_jobs: {
        Args: {
          p_before?: Json;
          p_company_id?: string;
          p_is_reported?: boolean;
          p_limit?: number;
          p_search?: string;
          p_since?: string;
          p_state?: string;
          p_until?: string;
        };
        Returns: Json;
      };
      list_application_views: { Args: { p_company_id?: string }; Returns: Json };
      list_assignees: { Args: { p_company_id?: string }; Returns: Json };
      list_audit_log: { Args: { p_before?: Json; p_filter?: Json; p_limit?: number }; Returns: Json };
      list_candidate_applications: {
        Args: { p_before?: Json; p_candidate_id: string; p_limit?: number };
        Returns: Json;
      };
      list_candidates_to_put_forward: {
        Args: { p_after?: Json; p_company_id?: string; p_job_id: string; p_limit?: number; p_search?: string };
        Returns: Json;
      };
      list_companies_for_admin: { Args: Record<PropertyKey, never>; Returns: Json };
      list_company_activity: { Args: { p_before?: Json; p_company_id?: string; p_limit?: number }; Returns: Json };
      list_company_emails: { Args: { p_before?: Json; p_company_id: string; p_limit?: number }; Returns: Json };
      list_company_interviews: {
        Args: { p_after?: Json; p_company_id?: string; p_is_past: boolean; p_limit?: number; p_only_mine?: boolean };
        Returns: Json;
      };
      list_company_jobs: {
        Args: {
          p_assignee?: string;
          p_before?: Json;
          p_company_id?: string;
          p_limit?: number;
          p_search?: string;
          p_status?: string;
        };
        Returns: Json;
      };
      list_company_notes: { Args: { p_before?: Json; p_company_id: string; p_limit?: number }; Returns: Json };
      list_company_queue: {
        Args: { p_after?: Json; p_limit?: number; p_queue: string; p_search?: string };
        Returns: Json;
      };
      list_contact_messages: { Args: { p_before?: Json; p_limit?: number; p_queue?: string }; Returns: Json };
      list_decided_skills: { Args: { p_before?: Json; p_limit?: number }; Returns: Json };
      list_departed_reports: { Args: Record<PropertyKey, never>; Returns: Json };
      list_discarded_files: { Args: { p_limit?: number }; Returns: Json };
      list_errors: { Args: { p_before?: Json; p_limit?: number; p_state?: string }; Returns: Json };
      list_invitations: {
        Args: {
          p_before?: Json;
          p_company_id?: string;
          p_kinds?: string[];
          p_limit?: number;
          p_search?: string;
          p_state?: string;
        };
        Returns: Json;
      };
      list_jobs_for_candidate: { Args: { p_after?: Json; p_candidate_id: string; p_limit?: number }; Returns: Json };
      list_landing_pages: { Args: Record<PropertyKey, never>; Returns: Json };
      list_managed_candidates: {
        Args: {
          p_after?: Json;
          p_assignee?: string;
          p_company_id?: string;
          p_limit?: number;
          p_search?: string;
          p_skill?: string;
        };
        Returns: Json;
      };
      list_my_put_forwards: { Args: { p_before?: Json; p_limit?: number }; Returns: Json };
      list_partner_candidates: {
        Args: { p_before?: Json; p_company_id?: string; p_job_id?: string; p_limit?: number; p_search?: string };
        Returns: Json;
      };
      list_partner_jobs: {
        Args: { p_before?: Json; p_company_id?: string; p_limit?: number; p_search?: string };
        Returns: Json;
      };
      list_partnerships: {
        Args: { p_before?: Json; p_limit?: number; p_search?: string; p_shares?: string };
        Returns: Json;
      };
      list_people: {
        Args: {
          p_before?: Json;
          p_limit?: number;
          p_role?: string;
          p_search?: string;
          p_since?: string;
          p_state?: string;
          p_until?: string;
        };
        Returns: Json;
      };
      list_profile_views: { Args: { p_before?: Json; p_limit?: number }; Returns: Json };
      list_put_forwards: { Args: { p_before?: Json; p_company_id?: string; p_limit?: number }; Returns: Json };
      list_reported_jobs: { Args: { p_after?: Json; p_limit?: number; p_queue: string }; Returns: Json };
      list_reported_messages: { Args: { p_after?: Json; p_limit?: number; p_queue: string }; Returns: Json };
      list_similar_companies: { Args: { p_company_id: string }; Returns: Json };
      list_sitemap_companies: { Args: { p_from: string; p_limit?: number; p_until?: string }; Returns: Json };
      list_sitemap_jobs: { Args: { p_from: string; p_limit?: number; p_until?: string }; Returns: Json };
      list_skill_spellings: { Args: Record<PropertyKey, never>; Returns: Json };
      list_staff: {
        Args: { p_before?: Json; p_company_id?: string; p_limit?: number; p_search?: string };
        Returns: Json;
      };
      list_undelivered_emails: { Args: { p_before?: Json; p_limit?: number; p_queue?: string }; Returns: Json };
      list_unknown_skills: { Args: { p_after?: Json; p_is_kept?: boolean; p_limit?: number }; Returns: Json };
      make_default_resume: { Args: { p_path: string }; Returns: Json };
      make_offer: { Args: { p_application_id: string; p_id: string; p_offer: Json }; Returns: Json };
      make_skill: { Args: { p_field: string; p_name: string; p_word: string }; Returns: undefined };
      make_skill_alias: { Args: { p_skill: string; p_word: string }; Returns: undefined };
      mark_all_notifications_read: { Args: Record<PropertyKey, never>; Returns: undefined };
      mark_conversation_read: { Args: { p_application_id: string; p_seq: number }; Returns: undefined };
      mark_notification_read: { Args: { notification_id: string }; Returns: undefined };
      merge_applications: { Args: { p_ends: string; p_stays: string; p_versions: Json }; Returns: undefined };
      move_interview: { Args: { p_change: Json; p_interview_id: string; p_sequence?: number }; Returns: Json };
      note_account_email: { Args: { p_kind: string; p_user_id: string }; Returns: string };
      note_job_view: { Args: { p_job_id: string; p_visitor?: string }; Returns: undefined };
      note_sign_up: { Args: { p_email: string }; Returns: undefined };
      nudge_company: { Args: { p_application_id: string; p_id: string }; Returns: Json };
      open_file: { Args: { p_bucket: string; p_path: string }; Returns: string };
      pick_time: { Args: { p_proposal_id: string; p_starts_at: string }; Returns: Json };
      preview_applications_change: { Args: { p_change: Json; p_ids: string[] }; Returns: Json };
      preview_group_message: { Args: { p_ids: string[] }; Returns: Json };
      preview_plan_change: { Args: { p_company_id: string; p_tier: string }; Returns: Json };
      propose_times: { Args: { p_application_id: string; p_id: string; p_proposal: Json }; Returns: Json };
      put_forward_candidates: { Args: { p_candidate_ids: string[]; p_id?: string; p_job_id: string }; Returns: number };
      read_calendar_feed: { Args: { p_token: string }; Returns: Json };
      recognise_skills: { Args: { p_skills: string[] }; Returns: Json };
      register_company: { Args: { p_company: Json; p_first_name?: string; p_last_name?: string }; Returns: string };
      release_invitation: { Args: { p_id: string }; Returns: undefined };
      remind_company: { Args: { p_company_id: string }; Returns: string };
      remove_added_person: { Args: { p_token: string }; Returns: undefined };
      remove_certificate_url: { Args: { p_url: string; p_user_id: string }; Returns: undefined };
      remove_file: { Args: { p_bucket: string; p_path: string }; Returns: Json };
      remove_from_hiring_team: { Args: { p_job_id: string; p_user_id: string }; Returns: string };
      remove_staff: { Args: { p_company_user_id: string; p_successor?: string }; Returns: undefined };
      rename_resume: { Args: { p_name: string; p_path: string }; Returns: Json };
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json };
      renew_job_alert_request: { Args: { p_token: string }; Returns: undefined };
      report_error: { Args: { p_error: Json }; Returns: undefined };
      report_job: { Args: { p_job_id: string; p_reason: string; p_words?: string }; Returns: undefined };
      report_message: { Args: { p_message_id: string; p_reason: string; p_words?: string }; Returns: undefined };
      request_job_alert: {
        Args: { p_email: string; p_filter: Json; p_frequency: string; p_id: string; p_words: string };
        Returns: undefined;
      };
      resend_invitation: { Args: { p_held?: boolean; p_id: string }; Returns: Json };
      respond_to_company_invitation: { Args: { p_accept: boolean; p_notification_id: string }; Returns: Json };
      respond_to_invitation: { Args: { p_accept: boolean; p_invitation_id: string }; Returns: Json };
      retry_email: { Args: { p_id: string }; Returns: undefined };
      revoke_invitation: { Args: { p_id: string }; Returns: undefined };
      run_schedule_now: { Args: { p_name: string }; Returns: string };
      save_application_view: {
        Args: { p_company_id?: string; p_filters: Json; p_id: string; p_name: string; p_seen?: string };
        Returns: Json;
      };
      save_message_template: {
        Args: { p_body: string; p_company_id?: string; p_id: string; p_name: string; p_seen?: string };
        Returns: Json;
      };
      save_scorecard_draft: {
        Args: { p_interview_id: string; p_marks: Json; p_recommendation?: string; p_words?: string };
        Returns: string;
      };
      save_search: {
        Args: { p_filter: Json; p_frequency: string; p_id?: string; p_name: string; p_words: string };
        Returns: Json;
      };
      save_settings: { Args: { p_changes: Json; p_seen?: string }; Returns: Json };
      search_audit_actors: { Args: { p_search?: string }; Returns: Json };
      search_companies: {
        Args: {
          p_before?: Json;
          p_limit?: number;
          p_partnerless?: boolean;
          p_plan?: string;
          p_search?: string;
          p_since?: string;
          p_state?: string;
          p_until?: string;
        };
        Returns: Json;
      };
      search_everything: { Args: { p_company_id?: string; p_query: string }; Returns: Json };
      search_jobs: {
        Args: { p_after?: Json; p_filter?: Json; p_limit?: number; p_order?: string; p_query?: string };
        Returns: Json;
      };
      search_managed_skills: { Args: { p_company_id?: string; p_search?: string }; Returns: Json };
      search_places: { Args: { p_text: string }; Returns: Json };
      search_skills: { Args: { p_text: string }; Returns: Json };
      send_contact_message: { Args: { p_id: string; p_message: Json }; Returns: undefined };
      send_group_message: { Args: { p_body: string; p_id: string; p_ids: string[] }; Returns: Json };
      send_message: { Args: { p_application_id: string; p_body: string; p_files?: Json; p_id: string }; Returns: Json };
      send_scorecard: {
        Args: { p_id: string; p_interview_id: string; p_marks: Json; p_recommendation?: string; p_words?: string };
        Returns: Json;
      };
      set_application_status: {
        Args: { p_application_id: string; p_from?: string; p_message?: string; p_reason?: string; p_status: string };
        Returns: Json;
      };
      set_candidate_mail: { Args: { p_is_on: boolean; p_kind: string }; Returns: Json };
      set_company_approval: {
        Args: {
          p_company_id: string;
          p_is_approved: boolean;
          p_reason?: string;
          p_updated_at?: string;
          p_warnings_seen?: string[];
        };
        Returns: Json;
      };
      set_company_subscription: {
        Args: {
          p_company_id: string;
          p_default_end?: boolean;
          p_expires_at?: string;
          p_keep?: string[];
          p_status?: string;
          p_tier: string;
          p_updated_at?: string;
        };
        Returns: Json;
      };
      set_contact_message_answered: { Args: { p_id: string; p_is_answered: boolean }; Returns: Json };
      set_conversation_blocked: { Args: { p_application_id: string; p_is_blocked: boolean }; Returns: Json };
      set_error_state: { Args: { p_id: string; p_state: string }; Returns: undefined };
      set_hidden_from_partner: { Args: { p_company_id: string; p_hidden: boolean }; Returns: boolean };
      set_interview_criteria: { Args: { p_before: string[]; p_criteria: string[]; p_job_id: string }; Returns: Json };
      set_job_hidden: { Args: { p_hidden: boolean; p_job_id: string }; Returns: boolean };
      set_job_saved: { Args: { p_job_id: string; p_saved: boolean }; Returns: boolean };
      set_mail_template: {
        Args: { p_body?: string; p_company_id?: string; p_kind: string; p_seen?: string };
        Returns: Json;
      };
      set_my_preferences: { Args: { p_preferences: Json }; Returns: Json };
      set_profile_skill: { Args: { p_has: boolean; p_skill: string }; Returns: Json };
      set_scorecards_needed: { Args: { p_interview_id: string; p_needed: boolean }; Returns: Json };
      set_shown_to_partners: { Args: { p_shown: boolean }; Returns: boolean };
      set_staff_notice: {
        Args: { p_by_mail: string; p_company_id?: string; p_in_app: boolean; p_kind: string };
        Returns: Json;
      };
      set_staff_role: { Args: { p_company_user_id: string; p_role: string }; Returns: Json };
      set_time_zone: { Args: { p_zone: string }; Returns: Json };
      sign_out_account: { Args: { p_session_id?: string; p_user_id: string }; Returns: undefined };
      stop_job_alerts: { Args: { p_ids: string[]; p_stop: boolean; p_token: string }; Returns: Json };
      submit_application: {
        Args: {
          p_answers?: Json;
          p_details?: Json;
          p_documents?: Json;
          p_id?: string;
          p_job_id: string;
          p_source?: string;
        };
        Returns: string;
      };
      suspend_account: { Args: { p_reason: string; p_user_id: string; p_words: string }; Returns: undefined };
      suspend_company: { Args: { p_company_id: string; p_reason: string; p_words: string }; Returns: undefined };
      tag_applications: { Args: { p_ids: string[]; p_is_on?: boolean; p_name: string }; Returns: Json };
      take_job_offline: { Args: { p_job_id: string; p_reason: string }; Returns: Json };
      take_over_application: { Args: { p_token: string }; Returns: string };
      undo_account_deletion: { Args: { p_user_id: string }; Returns: undefined };
      undo_add_person: { Args: { p_application_id: string }; Returns: undefined };
      undo_application_status: { Args: { p_application_id: string; p_status: string }; Returns: Json };
      undo_applications_change: { Args: { p_ids: string[]; p_status: string }; Returns: string[] };
      undo_assignment: { Args: { p_change_id: string }; Returns: number };
      undo_company_decision: { Args: { p_company_id: string }; Returns: Json };
      undo_declined_invitation: { Args: { p_invitation_id: string }; Returns: undefined };
      undo_delete_company_note: { Args: { p_id: string }; Returns: undefined };
      undo_delete_saved_search: { Args: { p_id: string }; Returns: Json };
      undo_group_message: { Args: { p_id: string }; Returns: Json };
      undo_job_reports_decision: { Args: { p_job_id: string }; Returns: Json };
      undo_merge: { Args: { p_ends: string }; Returns: undefined };
      undo_message_reports_decision: { Args: { p_message_id: string }; Returns: Json };
      undo_nudge: { Args: { p_id: string }; Returns: undefined };
      undo_plan_request: { Args: { p_id: string }; Returns: undefined };
      undo_skill_word: { Args: { p_word: string }; Returns: undefined };
      undo_team_removal: { Args: { p_change_id: string }; Returns: undefined };
      unsubscribe: { Args: { p_token: string }; Returns: Json };
      update_candidate_document_url: {
        Args: { p_document_type: string; p_url?: string; p_user_id: string };
        Returns: undefined;
      };
      update_candidate_profile: {
        Args: {
          p_alternate_phone: string;
          p_bio: string;
          p_city: string;
          p_country: string;
          p_culture_values?: string[];
          p_email: string;
          p_experience_years?: number;
          p_first_name: string;
          p_gender: string;
          p_github_url?: string;
          p_last_name: string;
          p_linkedin_url?: string;
          p_phone: string;
          p_portfolio_url?: string;
          p_positions?: Json;
          p_schools?: Json;
          p_skills: string[];
          p_state: string;
          p_street: string;
          p_unit: string;
          p_user_id: string;
          p_work_authorization: string;
          p_years_follow_history?: boolean;
          p_zip_code: string;
        };
        Returns: Json;
      };
      update_company: { Args: { p_company: Json; p_company_id: string; p_updated_at?: string }; Returns: Json };
      update_job: { Args: { p_job: Json; p_job_id: string; p_updated_at?: string }; Returns: Json };
      wants_resume_text: { Args: { p_path: string }; Returns: boolean };
      warn_company: { Args: { p_company_id: string; p_id: string; p_words: string }; Returns: undefined };
      withdraw_admin: { Args: { p_keep_invitations?: boolean; p_user_id: string }; Returns: undefined };
      withdraw_application: {
        Args: { p_application_id: string; p_message?: string; p_reason?: string };
        Returns: Json;
      };
      withdraw_company_proposal: { Args: { p_company_id: string }; Returns: Json };
      withdraw_message: { Args: { p_id: string }; Returns: Json };
      withdraw_offer: { Args: { p_offer_id: string; p_words?: string }; Returns: Json };
      withdraw_plan_request: { Args: { p_id: string }; Returns: undefined };
      withdraw_put_forward: { Args: { p_id: string }; Returns: undefined };
      withdraw_times: { Args: { p_proposal_id: string }; Returns: Json };
      write_to_job_reporters: { Args: { p_id: string; p_job_id: string; p_words: string }; Returns: undefined };
      write_to_message_reporters: { Args: { p_id: string; p_message_id: string; p_words: string }; Returns: undefined };
    };
    Enums: {
      app_role: "candidate" | "company" | "admin";
      application_status: "applied" | "reviewing" | "interview" | "offered" | "hired" | "rejected" | "withdrawn";
      culture_value:
        | "written_first"
        | "decisions_explained"
        | "open_numbers"
        | "pay_bands_shown"
        | "regular_feedback"
        | "peer_review"
        | "blameless_reviews"
        | "quiet_focus_time"
        | "few_meetings"
        | "pair_work"
        | "own_projects"
        | "small_teams"
        | "side_by_side"
        | "remote_days"
        | "flexible_hours"
        | "fixed_hours"
        | "shifts_known_ahead"
        | "duties_in_turn"
        | "mentoring"
        | "learning_time"
        | "moves_inside_first"
        | "tried_small_first"
        | "customer_contact"
        | "stop_the_line";
      experience_level: "entry_level" | "mid_level" | "senior_level" | "lead" | "executive";
      gender: "male" | "female" | "prefer-not-to-say";
      invitation_status: "pending" | "accepted" | "declined" | "revoked";
      invitation_type: "admin_invitation" | "company_invitation" | "candidate";
      job_status: "draft" | "published" | "closed" | "filled";
      job_type: "FULL_TIME" | "PART_TIME" | "CONTRACT" | "INTERNSHIP" | "REMOTE";
      put_forward_status: "waiting" | "agreed" | "declined" | "withdrawn";
      question_type: "TEXT" | "TEXTAREA" | "MULTIPLE_CHOICE" | "CHECKBOX" | "FILE" | "RATING";
      skill_field:
        | "software"
        | "data"
        | "design"
        | "engineering"
        | "manufacturing"
        | "trades"
        | "construction"
        | "logistics"
        | "services"
        | "nursing"
        | "medicine"
        | "care"
        | "teaching"
        | "languages"
        | "office"
        | "finance"
        | "sales"
        | "marketing"
        | "law"
        | "management"
        | "retail"
        | "hospitality";
      staff_role: "company_admin" | "subscription_admin" | "manager" | "recruiter" | "partner_recruiter";
      subscription_status: "active" | "past_due" | "canceled";
      subscription_tier: "none" | "free_trial" | "basic" | "intermediate" | "pro";
      work_authorization: "us_citizen" | "green_card" | "h1b" | "other";
      workplace: "on_site" | "hybrid" | "remote";
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      app_role: ["candidate", "company", "admin"],
      application_status: ["applied", "reviewing", "interview", "offered", "hired", "rejected", "withdrawn"],
      culture_value: [
        "written_first",
        "decisions_explained",
        "open_numbers",
        "pay_bands_shown",
        "regular_feedback",
        "peer_review",
        "blameless_reviews",
        "quiet_focus_time",
        "few_meetings",
        "pair_work",
        "own_projects",
        "small_teams",
        "side_by_side",
        "remote_days",
        "flexible_hours",
        "fixed_hours",
        "shifts_known_ahead",
        "duties_in_turn",
        "mentoring",
        "learning_time",
        "moves_inside_first",
        "tried_small_first",
        "customer_contact",
        "stop_the_line",
      ],
      experience_level: ["entry_level", "mid_level", "senior_level", "lead", "executive"],
      gender: ["male", "female", "prefer-not-to-say"],
      invitation_status: ["pending", "accepted", "declined", "revoked"],
      invitation_type: ["admin_invitation", "company_invitation", "candidate"],
      job_status: ["draft", "published", "closed", "filled"],
      job_type: ["FULL_TIME", "PART_TIME", "CONTRACT", "INTERNSHIP", "REMOTE"],
      put_forward_status: ["waiting", "agreed", "declined", "withdrawn"],
      question_type: ["TEXT", "TEXTAREA", "MULTIPLE_CHOICE", "CHECKBOX", "FILE", "RATING"],
      skill_field: [
        "software",
        "data",
        "design",
        "engineering",
        "manufacturing",
        "trades",
        "construction",
        "logistics",
        "services",
        "nursing",
        "medicine",
        "care",
        "teaching",
        "languages",
        "office",
        "finance",
        "sales",
        "marketing",
        "law",
        "management",
        "retail",
        "hospitality",
      ],
      staff_role: ["company_admin", "subscription_admin", "manager", "recruiter", "partner_recruiter"],
      subscription_status: ["active", "past_due", "canceled"],
      subscription_tier: ["none", "free_trial", "basic", "intermediate", "pro"],
      work_authorization: ["us_citizen", "green_card", "h1b", "other"],
      workplace: ["on_site", "hybrid", "remote"],
    },
  },
} as const;
