// Generated from the database by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_deletions: {
        Row: {
          created_at: string;
          due_at: string;
          id: string;
          person_id: string;
          state: Database['public']['Enums']['account_deletion_state'];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          due_at: string;
          id?: string;
          person_id: string;
          state?: Database['public']['Enums']['account_deletion_state'];
        };
        Update: {
          created_at?: string;
          due_at?: string;
          id?: string;
          person_id?: string;
          state?: Database['public']['Enums']['account_deletion_state'];
        };
        Relationships: [
          {
            foreignKeyName: 'account_deletions_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_audit: {
        Row: {
          about: string[] | null;
          action: string;
          admin_id: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          reason: string | null;
          subject_id: string | null;
          subject_table: string;
        };
        ComputedFields: never;
        Insert: {
          about?: never;
          action: string;
          admin_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          reason?: string | null;
          subject_id?: string | null;
          subject_table: string;
        };
        Update: {
          about?: never;
          action?: string;
          admin_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          reason?: string | null;
          subject_id?: string | null;
          subject_table?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_audit_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_changes: {
        Row: {
          change: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: string | null;
          decision_reason: string | null;
          id: string;
          person_id: string;
          proposed_by: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          change: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          decision_reason?: string | null;
          id?: string;
          person_id: string;
          proposed_by: string;
          reason: string;
        };
        Update: {
          change?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          decision_reason?: string | null;
          id?: string;
          person_id?: string;
          proposed_by?: string;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_changes_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_changes_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_changes_proposed_by_fkey';
            columns: ['proposed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      announcements: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          message: string;
          severity: string;
          shown_from: string;
          shown_until: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          message: string;
          severity: string;
          shown_from: string;
          shown_until: string;
          withdrawn_at?: string | null;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          message?: string;
          severity?: string;
          shown_from?: string;
          shown_until?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'announcements_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      billing_policy: {
        Row: {
          adjustment_hours: number;
          adjustment_limit: number;
          choice_lasts: string;
          failed_payment_wait: string;
          id: boolean;
          late_payment_lasts: string;
          late_payment_reminder: string;
          lead_discount: number;
          renewal_lasts: string;
          welcome_tokens: number;
        };
        ComputedFields: never;
        Insert: {
          adjustment_hours: number;
          adjustment_limit: number;
          choice_lasts: string;
          failed_payment_wait: string;
          id?: boolean;
          late_payment_lasts: string;
          late_payment_reminder: string;
          lead_discount: number;
          renewal_lasts: string;
          welcome_tokens: number;
        };
        Update: {
          adjustment_hours?: number;
          adjustment_limit?: number;
          choice_lasts?: string;
          failed_payment_wait?: string;
          id?: boolean;
          late_payment_lasts?: string;
          late_payment_reminder?: string;
          lead_discount?: number;
          renewal_lasts?: string;
          welcome_tokens?: number;
        };
        Relationships: [];
      };
      business_proposals: {
        Row: {
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: string | null;
          decision_reason: string | null;
          earlier: string;
          field: string;
          id: string;
          proposed: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          decision_reason?: string | null;
          earlier: string;
          field: string;
          id?: string;
          proposed: string;
          vendor_id: string;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          decision_reason?: string | null;
          earlier?: string;
          field?: string;
          id?: string;
          proposed?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'business_proposals_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'business_proposals_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      care_reminders: {
        Row: {
          created_at: string;
          due_at: string;
          id: string;
          rule: string;
          state: Database['public']['Enums']['care_reminder_state'];
          tree_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          due_at: string;
          id?: string;
          rule: string;
          state?: Database['public']['Enums']['care_reminder_state'];
          tree_id: string;
        };
        Update: {
          created_at?: string;
          due_at?: string;
          id?: string;
          rule?: string;
          state?: Database['public']['Enums']['care_reminder_state'];
          tree_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'care_reminders_rule_fkey';
            columns: ['rule'];
            isOneToOne: false;
            referencedRelation: 'care_rules';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'care_reminders_tree_id_fkey';
            columns: ['tree_id'];
            isOneToOne: false;
            referencedRelation: 'property_trees';
            referencedColumns: ['id'];
          },
        ];
      };
      care_rules: {
        Row: {
          advice: string;
          code: string;
          months_after: number | null;
          regions: string[];
          remind_month: number | null;
          services: string[];
          source: string;
          species_pattern: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          advice: string;
          code: string;
          months_after?: number | null;
          regions: string[];
          remind_month?: number | null;
          services?: string[];
          source: string;
          species_pattern: string;
          title: string;
        };
        Update: {
          advice?: string;
          code?: string;
          months_after?: number | null;
          regions?: string[];
          remind_month?: number | null;
          services?: string[];
          source?: string;
          species_pattern?: string;
          title?: string;
        };
        Relationships: [];
      };
      chargebacks: {
        Row: {
          amount_cents: number;
          answer_by: string | null;
          created_at: string;
          id: string;
          opened_at: string;
          outcome: string | null;
          payment_id: string;
          provider_dispute: string;
          reason: string;
          tokens_missing: number;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          answer_by?: string | null;
          created_at?: string;
          id?: string;
          opened_at: string;
          outcome?: string | null;
          payment_id: string;
          provider_dispute: string;
          reason: string;
          tokens_missing?: number;
        };
        Update: {
          amount_cents?: number;
          answer_by?: string | null;
          created_at?: string;
          id?: string;
          opened_at?: string;
          outcome?: string | null;
          payment_id?: string;
          provider_dispute?: string;
          reason?: string;
          tokens_missing?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'chargebacks_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          answer_note: string | null;
          answered_at: string | null;
          answered_by: string | null;
          body: string;
          created_at: string;
          email: string;
          follows_id: string | null;
          id: string;
          name: string;
          topic: string;
          user_id: string | null;
          waits_since: string;
        };
        ComputedFields: never;
        Insert: {
          answer_note?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          body: string;
          created_at?: string;
          email: string;
          follows_id?: string | null;
          id?: string;
          name: string;
          topic: string;
          user_id?: string | null;
          waits_since?: string;
        };
        Update: {
          answer_note?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          body?: string;
          created_at?: string;
          email?: string;
          follows_id?: string | null;
          id?: string;
          name?: string;
          topic?: string;
          user_id?: string | null;
          waits_since?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_answered_by_fkey';
            columns: ['answered_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_follows_id_fkey';
            columns: ['follows_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversations: {
        Row: {
          created_at: string;
          id: string;
          last_message_at: string | null;
          lead_id: string;
          owner_id: string;
          owner_read_at: string;
          request_id: string;
          vendor_id: string;
          vendor_read_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          last_message_at?: string | null;
          lead_id: string;
          owner_id: string;
          owner_read_at?: string;
          request_id: string;
          vendor_id: string;
          vendor_read_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          last_message_at?: string | null;
          lead_id?: string;
          owner_id?: string;
          owner_read_at?: string;
          request_id?: string;
          vendor_id?: string;
          vendor_read_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversations_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: true;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      credential_decisions: {
        Row: {
          credential_id: string;
          decided_at: string;
          decided_by: string | null;
          decision: string;
          id: number;
          reason: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          credential_id: string;
          decided_at?: string;
          decided_by?: string | null;
          decision: string;
          id?: never;
          reason: string;
          vendor_id: string;
        };
        Update: {
          credential_id?: string;
          decided_at?: string;
          decided_by?: string | null;
          decision?: string;
          id?: never;
          reason?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credential_decisions_credential_id_fkey';
            columns: ['credential_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_credentials';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credential_decisions_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      credential_documents: {
        Row: {
          added_at: string;
          credential_id: string;
          earlier_paths: string[];
          path: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          credential_id: string;
          earlier_paths?: string[];
          path: string;
          vendor_id: string;
        };
        Update: {
          added_at?: string;
          credential_id?: string;
          earlier_paths?: string[];
          path?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credential_documents_credential_id_fkey';
            columns: ['credential_id'];
            isOneToOne: true;
            referencedRelation: 'vendor_credentials';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credential_documents_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      credential_reminders: {
        Row: {
          credential_id: string;
          days_before: number;
          reminded_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          credential_id: string;
          days_before: number;
          reminded_at?: string;
          vendor_id: string;
        };
        Update: {
          credential_id?: string;
          days_before?: number;
          reminded_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credential_reminders_credential_id_fkey';
            columns: ['credential_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_credentials';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credential_reminders_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      crew_link_uses: {
        Row: {
          action: string;
          id: string;
          job_id: string | null;
          link_id: string;
          used_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          id?: string;
          job_id?: string | null;
          link_id: string;
          used_at?: string;
          vendor_id: string;
        };
        Update: {
          action?: string;
          id?: string;
          job_id?: string | null;
          link_id?: string;
          used_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'crew_link_uses_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'crew_link_uses_link_id_fkey';
            columns: ['link_id'];
            isOneToOne: false;
            referencedRelation: 'crew_links';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'crew_link_uses_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      crew_links: {
        Row: {
          created_at: string;
          day: string;
          id: string;
          label: string | null;
          revoked_at: string | null;
          token_hash: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          day: string;
          id?: string;
          label?: string | null;
          revoked_at?: string | null;
          token_hash: string;
          vendor_id: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          id?: string;
          label?: string | null;
          revoked_at?: string | null;
          token_hash?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'crew_links_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      error_group_releases: {
        Row: {
          bundle: string;
          fingerprint: string;
          first_seen_at: string;
          last_seen_at: string;
          occurrences: number;
          version: string;
        };
        ComputedFields: never;
        Insert: {
          bundle: string;
          fingerprint: string;
          first_seen_at: string;
          last_seen_at: string;
          occurrences?: number;
          version: string;
        };
        Update: {
          bundle?: string;
          fingerprint?: string;
          first_seen_at?: string;
          last_seen_at?: string;
          occurrences?: number;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'error_group_releases_fingerprint_fkey';
            columns: ['fingerprint'];
            isOneToOne: false;
            referencedRelation: 'error_groups';
            referencedColumns: ['fingerprint'];
          },
        ];
      };
      error_groups: {
        Row: {
          affected_users: number;
          category: string;
          fingerprint: string;
          first_seen_at: string;
          last_seen_at: string;
          message: string;
          occurrences: number;
          release: string | null;
          remote: string | null;
          remote_version: string | null;
          reopened_at: string | null;
          resolved_at: string | null;
          resolved_by: string | null;
          severity: string;
          source: string | null;
        };
        ComputedFields: never;
        Insert: {
          affected_users?: number;
          category: string;
          fingerprint: string;
          first_seen_at: string;
          last_seen_at: string;
          message: string;
          occurrences?: number;
          release?: string | null;
          remote?: string | null;
          remote_version?: string | null;
          reopened_at?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity: string;
          source?: string | null;
        };
        Update: {
          affected_users?: number;
          category?: string;
          fingerprint?: string;
          first_seen_at?: string;
          last_seen_at?: string;
          message?: string;
          occurrences?: number;
          release?: string | null;
          remote?: string | null;
          remote_version?: string | null;
          reopened_at?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          severity?: string;
          source?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'error_groups_resolved_by_fkey';
            columns: ['resolved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      error_logs: {
        Row: {
          category: string;
          context: Json | null;
          created_at: string;
          fingerprint: string;
          id: number;
          message: string;
          report_key: string | null;
          severity: string;
          source: string | null;
          stack_trace: string | null;
          url: string | null;
          user_agent: string | null;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          context?: Json | null;
          created_at?: string;
          fingerprint?: never;
          id?: never;
          message: string;
          report_key?: string | null;
          severity: string;
          source?: string | null;
          stack_trace?: string | null;
          url?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Update: {
          category?: string;
          context?: Json | null;
          created_at?: string;
          fingerprint?: never;
          id?: never;
          message?: string;
          report_key?: string | null;
          severity?: string;
          source?: string | null;
          stack_trace?: string | null;
          url?: string | null;
          user_agent?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'error_logs_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      feature_flags: {
        Row: {
          description: string | null;
          enabled: boolean;
          end_date: string | null;
          name: string;
          start_date: string | null;
          user_ids: string[] | null;
          user_percentage: number | null;
          user_roles: string[] | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          description?: string | null;
          enabled?: boolean;
          end_date?: string | null;
          name: string;
          start_date?: string | null;
          user_ids?: string[] | null;
          user_percentage?: number | null;
          user_roles?: string[] | null;
          version?: number;
        };
        Update: {
          description?: string | null;
          enabled?: boolean;
          end_date?: string | null;
          name?: string;
          start_date?: string | null;
          user_ids?: string[] | null;
          user_percentage?: number | null;
          user_roles?: string[] | null;
          version?: number;
        };
        Relationships: [];
      };
      form_drafts: {
        Row: {
          content: Json | null;
          draft_id: string;
          key: string;
          person_id: string;
          saved_at: string;
        };
        ComputedFields: never;
        Insert: {
          content?: Json | null;
          draft_id: string;
          key: string;
          person_id: string;
          saved_at: string;
        };
        Update: {
          content?: Json | null;
          draft_id?: string;
          key?: string;
          person_id?: string;
          saved_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'form_drafts_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      job_change_order_lines: {
        Row: {
          change_order_id: string;
          description: string;
          id: string;
          position: number;
          quantity: number;
          unit: Database['public']['Enums']['price_unit'];
          unit_price_cents: number;
        };
        ComputedFields: never;
        Insert: {
          change_order_id: string;
          description: string;
          id?: string;
          position: number;
          quantity: number;
          unit?: Database['public']['Enums']['price_unit'];
          unit_price_cents: number;
        };
        Update: {
          change_order_id?: string;
          description?: string;
          id?: string;
          position?: number;
          quantity?: number;
          unit?: Database['public']['Enums']['price_unit'];
          unit_price_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'job_change_order_lines_change_order_id_fkey';
            columns: ['change_order_id'];
            isOneToOne: false;
            referencedRelation: 'job_change_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      job_change_orders: {
        Row: {
          amount_cents: number;
          answer_by: string;
          created_at: string;
          decided_at: string | null;
          decision: string | null;
          decision_note: string | null;
          id: string;
          job_id: string;
          number: number;
          owner_id: string;
          price_before_cents: number;
          reason: string;
          request_id: string;
          tax_cents: number;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          answer_by: string;
          created_at?: string;
          decided_at?: string | null;
          decision?: string | null;
          decision_note?: string | null;
          id?: string;
          job_id: string;
          number: number;
          owner_id: string;
          price_before_cents: number;
          reason: string;
          request_id: string;
          tax_cents?: number;
          vendor_id: string;
        };
        Update: {
          amount_cents?: number;
          answer_by?: string;
          created_at?: string;
          decided_at?: string | null;
          decision?: string | null;
          decision_note?: string | null;
          id?: string;
          job_id?: string;
          number?: number;
          owner_id?: string;
          price_before_cents?: number;
          reason?: string;
          request_id?: string;
          tax_cents?: number;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_change_orders_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_change_orders_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_change_orders_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_change_orders_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      job_dispute_photos: {
        Row: {
          created_at: string;
          dispute_id: string;
          id: string;
          path: string;
          side: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          dispute_id: string;
          id?: string;
          path: string;
          side: string;
        };
        Update: {
          created_at?: string;
          dispute_id?: string;
          id?: string;
          path?: string;
          side?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_dispute_photos_dispute_id_fkey';
            columns: ['dispute_id'];
            isOneToOne: false;
            referencedRelation: 'job_disputes';
            referencedColumns: ['id'];
          },
        ];
      };
      job_disputes: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          appeal_reason: string | null;
          appealed_by: string | null;
          closed_at: string | null;
          created_at: string;
          decided_at: string | null;
          decision_reason: string | null;
          description: string;
          due_at: string | null;
          id: string;
          job_id: string;
          opened_by: string;
          outcome: Database['public']['Enums']['dispute_outcome'] | null;
          outcome_price_cents: number | null;
          owner_id: string;
          reason: Database['public']['Enums']['dispute_reason'];
          request_id: string;
          state: Database['public']['Enums']['job_dispute_state'];
          updated_at: string;
          vendor_id: string;
          wanted: Database['public']['Enums']['dispute_outcome'];
          wanted_price_cents: number | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          appeal_reason?: string | null;
          appealed_by?: string | null;
          closed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision_reason?: string | null;
          description: string;
          due_at?: string | null;
          id?: string;
          job_id: string;
          opened_by: string;
          outcome?: Database['public']['Enums']['dispute_outcome'] | null;
          outcome_price_cents?: number | null;
          owner_id: string;
          reason: Database['public']['Enums']['dispute_reason'];
          request_id: string;
          state?: Database['public']['Enums']['job_dispute_state'];
          updated_at?: string;
          vendor_id: string;
          wanted: Database['public']['Enums']['dispute_outcome'];
          wanted_price_cents?: number | null;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          appeal_reason?: string | null;
          appealed_by?: string | null;
          closed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision_reason?: string | null;
          description?: string;
          due_at?: string | null;
          id?: string;
          job_id?: string;
          opened_by?: string;
          outcome?: Database['public']['Enums']['dispute_outcome'] | null;
          outcome_price_cents?: number | null;
          owner_id?: string;
          reason?: Database['public']['Enums']['dispute_reason'];
          request_id?: string;
          state?: Database['public']['Enums']['job_dispute_state'];
          updated_at?: string;
          vendor_id?: string;
          wanted?: Database['public']['Enums']['dispute_outcome'];
          wanted_price_cents?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'job_disputes_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_disputes_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_disputes_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_disputes_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      job_photos: {
        Row: {
          created_at: string;
          id: string;
          job_id: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          job_id: string;
          path: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          job_id?: string;
          path?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_photos_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_safety_checklists: {
        Row: {
          confirmed: Database['public']['Enums']['safety_topic'][];
          id: string;
          job_id: string;
          link_id: string | null;
          not_applicable: Database['public']['Enums']['safety_topic'][];
          signed_at: string;
          signed_by: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          confirmed: Database['public']['Enums']['safety_topic'][];
          id?: string;
          job_id: string;
          link_id?: string | null;
          not_applicable: Database['public']['Enums']['safety_topic'][];
          signed_at?: string;
          signed_by: string;
          vendor_id: string;
        };
        Update: {
          confirmed?: Database['public']['Enums']['safety_topic'][];
          id?: string;
          job_id?: string;
          link_id?: string | null;
          not_applicable?: Database['public']['Enums']['safety_topic'][];
          signed_at?: string;
          signed_by?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_safety_checklists_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_safety_checklists_link_id_fkey';
            columns: ['link_id'];
            isOneToOne: false;
            referencedRelation: 'crew_links';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'job_safety_checklists_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      jobs: {
        Row: {
          accept_by: string | null;
          arrival_asked_at: string | null;
          completed_at: string | null;
          created_at: string;
          delivered_at: string | null;
          delivery_note: string | null;
          end_reason: string | null;
          has_arrived: boolean | null;
          id: string;
          late_minutes: number | null;
          lead_id: string;
          machines: Database['public']['Enums']['equipment_kind'][];
          no_show_side: string | null;
          owner_id: string;
          people: number | null;
          planned_hours: number;
          price_cents: number;
          quote_id: string;
          reminded_at: string | null;
          request_id: string;
          review_folder: string;
          scheduled_for: string | null;
          scheduled_until: string | null;
          start_confirmed_at: string | null;
          start_set_at: string | null;
          start_set_by: string | null;
          state: Database['public']['Enums']['job_state'];
          tax_cents: number;
          updated_at: string;
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          accept_by?: string | null;
          arrival_asked_at?: string | null;
          completed_at?: string | null;
          created_at?: string;
          delivered_at?: string | null;
          delivery_note?: string | null;
          end_reason?: string | null;
          has_arrived?: boolean | null;
          id?: string;
          late_minutes?: number | null;
          lead_id: string;
          machines?: Database['public']['Enums']['equipment_kind'][];
          no_show_side?: string | null;
          owner_id: string;
          people?: number | null;
          planned_hours?: number;
          price_cents: number;
          quote_id: string;
          reminded_at?: string | null;
          request_id: string;
          review_folder?: string;
          scheduled_for?: string | null;
          scheduled_until?: string | null;
          start_confirmed_at?: string | null;
          start_set_at?: string | null;
          start_set_by?: string | null;
          state?: Database['public']['Enums']['job_state'];
          tax_cents?: number;
          updated_at?: string;
          vendor_id: string;
          version?: number;
        };
        Update: {
          accept_by?: string | null;
          arrival_asked_at?: string | null;
          completed_at?: string | null;
          created_at?: string;
          delivered_at?: string | null;
          delivery_note?: string | null;
          end_reason?: string | null;
          has_arrived?: boolean | null;
          id?: string;
          late_minutes?: number | null;
          lead_id?: string;
          machines?: Database['public']['Enums']['equipment_kind'][];
          no_show_side?: string | null;
          owner_id?: string;
          people?: number | null;
          planned_hours?: number;
          price_cents?: number;
          quote_id?: string;
          reminded_at?: string | null;
          request_id?: string;
          review_folder?: string;
          scheduled_for?: string | null;
          scheduled_until?: string | null;
          start_confirmed_at?: string | null;
          start_set_at?: string | null;
          start_set_by?: string | null;
          state?: Database['public']['Enums']['job_state'];
          tax_cents?: number;
          updated_at?: string;
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: true;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_quote_id_fkey';
            columns: ['quote_id'];
            isOneToOne: true;
            referencedRelation: 'quotes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      lead_credit_claims: {
        Row: {
          answered_by: string | null;
          appeal_reason: string | null;
          created_at: string;
          decided_at: string | null;
          description: string | null;
          due_at: string | null;
          finding: string | null;
          id: string;
          lead_id: string;
          reason: Database['public']['Enums']['lead_credit_reason'];
          request_id: string;
          state: Database['public']['Enums']['lead_credit_claim_state'];
          tokens: number;
          updated_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          answered_by?: string | null;
          appeal_reason?: string | null;
          created_at?: string;
          decided_at?: string | null;
          description?: string | null;
          due_at?: string | null;
          finding?: string | null;
          id?: string;
          lead_id: string;
          reason: Database['public']['Enums']['lead_credit_reason'];
          request_id: string;
          state?: Database['public']['Enums']['lead_credit_claim_state'];
          tokens: number;
          updated_at?: string;
          vendor_id: string;
        };
        Update: {
          answered_by?: string | null;
          appeal_reason?: string | null;
          created_at?: string;
          decided_at?: string | null;
          description?: string | null;
          due_at?: string | null;
          finding?: string | null;
          id?: string;
          lead_id?: string;
          reason?: Database['public']['Enums']['lead_credit_reason'];
          request_id?: string;
          state?: Database['public']['Enums']['lead_credit_claim_state'];
          tokens?: number;
          updated_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lead_credit_claims_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: true;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lead_credit_claims_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lead_credit_claims_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      leads: {
        Row: {
          contact_ended_at: string | null;
          contact_shared_at: string | null;
          decline_reason: string | null;
          distance_km: number;
          engaged_at: string | null;
          id: string;
          offer_expires_at: string;
          offer_position: number;
          offer_round: number;
          offered_at: string;
          owner_id: string;
          promoted: boolean;
          request_id: string;
          run_id: string | null;
          state: Database['public']['Enums']['lead_state'];
          token_price: number;
          updated_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          contact_ended_at?: string | null;
          contact_shared_at?: string | null;
          decline_reason?: string | null;
          distance_km: number;
          engaged_at?: string | null;
          id?: string;
          offer_expires_at: string;
          offer_position: number;
          offer_round?: number;
          offered_at?: string;
          owner_id: string;
          promoted?: boolean;
          request_id: string;
          run_id?: string | null;
          state?: Database['public']['Enums']['lead_state'];
          token_price: number;
          updated_at?: string;
          vendor_id: string;
        };
        Update: {
          contact_ended_at?: string | null;
          contact_shared_at?: string | null;
          decline_reason?: string | null;
          distance_km?: number;
          engaged_at?: string | null;
          id?: string;
          offer_expires_at?: string;
          offer_position?: number;
          offer_round?: number;
          offered_at?: string;
          owner_id?: string;
          promoted?: boolean;
          request_id?: string;
          run_id?: string | null;
          state?: Database['public']['Enums']['lead_state'];
          token_price?: number;
          updated_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'leads_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: false;
            referencedRelation: 'match_runs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      match_candidates: {
        Row: {
          acceptance: number[];
          approved_days: number[];
          availability: number[];
          base_order: number[];
          completed_jobs: number[];
          credentials: number[];
          distance: number[];
          distances_km: number[];
          earlier_offers: number[];
          experience: number[];
          kept_for_newcomers: number[];
          kept_for_unboosted: number[];
          left_out: Database['public']['Enums']['match_filter'][];
          lost_dispute_days: number[];
          offer_order: number[];
          plan_boosts: number[];
          rating: number[];
          response: number[];
          reviews: number[];
          run_id: string;
          stars: number[];
          vendor_ids: string[];
        };
        ComputedFields: never;
        Insert: {
          acceptance: number[];
          approved_days: number[];
          availability: number[];
          base_order: number[];
          completed_jobs: number[];
          credentials: number[];
          distance: number[];
          distances_km: number[];
          earlier_offers: number[];
          experience: number[];
          kept_for_newcomers: number[];
          kept_for_unboosted: number[];
          left_out: Database['public']['Enums']['match_filter'][];
          lost_dispute_days: number[];
          offer_order: number[];
          plan_boosts: number[];
          rating: number[];
          response: number[];
          reviews: number[];
          run_id: string;
          stars: number[];
          vendor_ids: string[];
        };
        Update: {
          acceptance?: number[];
          approved_days?: number[];
          availability?: number[];
          base_order?: number[];
          completed_jobs?: number[];
          credentials?: number[];
          distance?: number[];
          distances_km?: number[];
          earlier_offers?: number[];
          experience?: number[];
          kept_for_newcomers?: number[];
          kept_for_unboosted?: number[];
          left_out?: Database['public']['Enums']['match_filter'][];
          lost_dispute_days?: number[];
          offer_order?: number[];
          plan_boosts?: number[];
          rating?: number[];
          response?: number[];
          reviews?: number[];
          run_id?: string;
          stars?: number[];
          vendor_ids?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'match_candidates_run_id_fkey';
            columns: ['run_id'];
            isOneToOne: true;
            referencedRelation: 'match_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      match_runs: {
        Row: {
          considered: number;
          created_at: string;
          id: string;
          left_out: NonNullable<Json>;
          policy_version: number;
          ranked: number;
          reason: string;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          considered?: number;
          created_at?: string;
          id?: string;
          left_out?: NonNullable<Json>;
          policy_version: number;
          ranked?: number;
          reason?: string;
          request_id: string;
        };
        Update: {
          considered?: number;
          created_at?: string;
          id?: string;
          left_out?: NonNullable<Json>;
          policy_version?: number;
          ranked?: number;
          reason?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'match_runs_policy_version_fkey';
            columns: ['policy_version'];
            isOneToOne: false;
            referencedRelation: 'matching_policy';
            referencedColumns: ['version'];
          },
          {
            foreignKeyName: 'match_runs_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      matching_policy: {
        Row: {
          accepts_at_most: number;
          boost_at_most: number;
          business_day_end: string;
          business_day_start: string;
          cents_per_token: number;
          crane_height_m: number;
          crane_height_poor_access_m: number;
          created_at: string;
          emergency_offer_minutes: number;
          floor_dispute_days: number;
          floor_rating: number;
          floor_reviews: number;
          newcomer_days: number;
          newcomer_jobs: number;
          newcomer_places: number;
          offer_business_hours: number;
          offers_at_once: number;
          open_jobs_per_crew_member: number;
          rating_prior_count: number;
          rating_prior_mean: number;
          release_after_hours: number;
          request_lifetime_days: number;
          request_reminder_days: number;
          still_needed_days: number;
          still_needed_hours: number;
          token_price_max: number;
          token_price_min: number;
          unboosted_places: number;
          version: number;
          weight_acceptance: number;
          weight_availability: number;
          weight_credentials: number;
          weight_distance: number;
          weight_experience: number;
          weight_rating: number;
          weight_response: number;
        };
        ComputedFields: never;
        Insert: {
          accepts_at_most: number;
          boost_at_most: number;
          business_day_end: string;
          business_day_start: string;
          cents_per_token: number;
          crane_height_m: number;
          crane_height_poor_access_m: number;
          created_at?: string;
          emergency_offer_minutes: number;
          floor_dispute_days: number;
          floor_rating: number;
          floor_reviews: number;
          newcomer_days: number;
          newcomer_jobs: number;
          newcomer_places: number;
          offer_business_hours: number;
          offers_at_once: number;
          open_jobs_per_crew_member: number;
          rating_prior_count: number;
          rating_prior_mean: number;
          release_after_hours: number;
          request_lifetime_days: number;
          request_reminder_days: number;
          still_needed_days: number;
          still_needed_hours: number;
          token_price_max: number;
          token_price_min: number;
          unboosted_places: number;
          version: number;
          weight_acceptance: number;
          weight_availability: number;
          weight_credentials: number;
          weight_distance: number;
          weight_experience: number;
          weight_rating: number;
          weight_response: number;
        };
        Update: {
          accepts_at_most?: number;
          boost_at_most?: number;
          business_day_end?: string;
          business_day_start?: string;
          cents_per_token?: number;
          crane_height_m?: number;
          crane_height_poor_access_m?: number;
          created_at?: string;
          emergency_offer_minutes?: number;
          floor_dispute_days?: number;
          floor_rating?: number;
          floor_reviews?: number;
          newcomer_days?: number;
          newcomer_jobs?: number;
          newcomer_places?: number;
          offer_business_hours?: number;
          offers_at_once?: number;
          open_jobs_per_crew_member?: number;
          rating_prior_count?: number;
          rating_prior_mean?: number;
          release_after_hours?: number;
          request_lifetime_days?: number;
          request_reminder_days?: number;
          still_needed_days?: number;
          still_needed_hours?: number;
          token_price_max?: number;
          token_price_min?: number;
          unboosted_places?: number;
          version?: number;
          weight_acceptance?: number;
          weight_availability?: number;
          weight_credentials?: number;
          weight_distance?: number;
          weight_experience?: number;
          weight_rating?: number;
          weight_response?: number;
        };
        Relationships: [];
      };
      message_attachments: {
        Row: {
          created_at: string;
          id: string;
          message_id: string;
          mime_type: string;
          name: string;
          path: string;
          position: number;
          size_bytes: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          message_id: string;
          mime_type: string;
          name: string;
          path: string;
          position: number;
          size_bytes: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          message_id?: string;
          mime_type?: string;
          name?: string;
          path?: string;
          position?: number;
          size_bytes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'message_attachments_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
        ];
      };
      message_reports: {
        Row: {
          created_at: string;
          id: string;
          message_id: string;
          outcome: string | null;
          reason: string;
          reporter_id: string;
          resolution: string | null;
          resolved_at: string | null;
          resolved_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          message_id: string;
          outcome?: string | null;
          reason: string;
          reporter_id: string;
          resolution?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          message_id?: string;
          outcome?: string | null;
          reason?: string;
          reporter_id?: string;
          resolution?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'message_reports_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_reports_reporter_id_fkey';
            columns: ['reporter_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_reports_resolved_by_fkey';
            columns: ['resolved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      messages: {
        Row: {
          body: string;
          conversation_id: string;
          created_at: string;
          id: string;
          masked: boolean;
          removed_at: string | null;
          sender_id: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          conversation_id: string;
          created_at?: string;
          id?: string;
          masked?: boolean;
          removed_at?: string | null;
          sender_id: string;
        };
        Update: {
          body?: string;
          conversation_id?: string;
          created_at?: string;
          id?: string;
          masked?: boolean;
          removed_at?: string | null;
          sender_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'messages_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      money_ledger: {
        Row: {
          amount_cents: number;
          chargeback_id: string | null;
          created_at: string;
          credit: Database['public']['Enums']['money_account'];
          debit: Database['public']['Enums']['money_account'];
          id: number;
          occurred_at: string;
          payment_id: string;
          provider_reference: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          chargeback_id?: string | null;
          created_at?: string;
          credit: Database['public']['Enums']['money_account'];
          debit: Database['public']['Enums']['money_account'];
          id?: never;
          occurred_at: string;
          payment_id: string;
          provider_reference: string;
        };
        Update: {
          amount_cents?: number;
          chargeback_id?: string | null;
          created_at?: string;
          credit?: Database['public']['Enums']['money_account'];
          debit?: Database['public']['Enums']['money_account'];
          id?: never;
          occurred_at?: string;
          payment_id?: string;
          provider_reference?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'money_ledger_chargeback_id_fkey';
            columns: ['chargeback_id'];
            isOneToOne: false;
            referencedRelation: 'chargebacks';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'money_ledger_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_preferences: {
        Row: {
          channel: string;
          kind: string;
          person_id: string;
          wanted: boolean;
        };
        ComputedFields: never;
        Insert: {
          channel: string;
          kind: string;
          person_id: string;
          wanted: boolean;
        };
        Update: {
          channel?: string;
          kind?: string;
          person_id?: string;
          wanted?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_preferences_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_settings: {
        Row: {
          hold_offers: boolean;
          person_id: string;
          quiet: boolean;
          quiet_from: string;
          quiet_until: string;
          time_zone: string | null;
          updated_at: string;
          urgent_at_night: boolean;
        };
        ComputedFields: never;
        Insert: {
          hold_offers?: boolean;
          person_id: string;
          quiet?: boolean;
          quiet_from?: string;
          quiet_until?: string;
          time_zone?: string | null;
          updated_at?: string;
          urgent_at_night?: boolean;
        };
        Update: {
          hold_offers?: boolean;
          person_id?: string;
          quiet?: boolean;
          quiet_from?: string;
          quiet_until?: string;
          time_zone?: string | null;
          updated_at?: string;
          urgent_at_night?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_settings_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          created_at: string;
          data: NonNullable<Json>;
          dedupe_key: string | null;
          id: string;
          kind: string;
          link: string;
          person_id: string;
          read_at: string | null;
          subject_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          data?: NonNullable<Json>;
          dedupe_key?: string | null;
          id?: string;
          kind: string;
          link: string;
          person_id: string;
          read_at?: string | null;
          subject_id?: string | null;
        };
        Update: {
          created_at?: string;
          data?: NonNullable<Json>;
          dedupe_key?: string | null;
          id?: string;
          kind?: string;
          link?: string;
          person_id?: string;
          read_at?: string | null;
          subject_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      paid_jobs: {
        Row: {
          job_id: string;
          marked_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          job_id: string;
          marked_at?: string;
          vendor_id: string;
        };
        Update: {
          job_id?: string;
          marked_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'paid_jobs_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'paid_jobs_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      payment_reconciliations: {
        Row: {
          created_at: string;
          difference_count: number;
          differences: NonNullable<Json>;
          from_at: string;
          id: string;
          ledger_cents: number;
          movements: number;
          provider_cents: number;
          to_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          difference_count: number;
          differences: NonNullable<Json>;
          from_at: string;
          id?: string;
          ledger_cents: number;
          movements: number;
          provider_cents: number;
          to_at: string;
        };
        Update: {
          created_at?: string;
          difference_count?: number;
          differences?: NonNullable<Json>;
          from_at?: string;
          id?: string;
          ledger_cents?: number;
          movements?: number;
          provider_cents?: number;
          to_at?: string;
        };
        Relationships: [];
      };
      payment_refunds: {
        Row: {
          amount_cents: number;
          completed_at: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          failed_at: string | null;
          failure: string | null;
          id: string;
          payment_id: string;
          proposed_by: string | null;
          provider_refund: string | null;
          reason: string;
          settlement: Database['public']['Enums']['payment_settlement'] | null;
          state: Database['public']['Enums']['payment_refund_state'];
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          completed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          failed_at?: string | null;
          failure?: string | null;
          id?: string;
          payment_id: string;
          proposed_by?: string | null;
          provider_refund?: string | null;
          reason: string;
          settlement?: Database['public']['Enums']['payment_settlement'] | null;
          state?: Database['public']['Enums']['payment_refund_state'];
        };
        Update: {
          amount_cents?: number;
          completed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          failed_at?: string | null;
          failure?: string | null;
          id?: string;
          payment_id?: string;
          proposed_by?: string | null;
          provider_refund?: string | null;
          reason?: string;
          settlement?: Database['public']['Enums']['payment_settlement'] | null;
          state?: Database['public']['Enums']['payment_refund_state'];
        };
        Relationships: [
          {
            foreignKeyName: 'payment_refunds_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_refunds_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_refunds_proposed_by_fkey';
            columns: ['proposed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount_cents: number;
          charged_at: string;
          created_at: string;
          failure: string | null;
          id: string;
          provider_charge: string;
          provider_invoice: string | null;
          purchase_id: string | null;
          receipt_url: string | null;
          state: Database['public']['Enums']['payment_state'];
          subscription_id: string | null;
          vendor_id: string;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          charged_at: string;
          created_at?: string;
          failure?: string | null;
          id?: string;
          provider_charge: string;
          provider_invoice?: string | null;
          purchase_id?: string | null;
          receipt_url?: string | null;
          state: Database['public']['Enums']['payment_state'];
          subscription_id?: string | null;
          vendor_id: string;
          what: string;
        };
        Update: {
          amount_cents?: number;
          charged_at?: string;
          created_at?: string;
          failure?: string | null;
          id?: string;
          provider_charge?: string;
          provider_invoice?: string | null;
          purchase_id?: string | null;
          receipt_url?: string | null;
          state?: Database['public']['Enums']['payment_state'];
          subscription_id?: string | null;
          vendor_id?: string;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_purchase_id_fkey';
            columns: ['purchase_id'];
            isOneToOne: false;
            referencedRelation: 'token_purchases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_subscription_id_fkey';
            columns: ['subscription_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_subscriptions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'token_accounts';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      plan_proposals: {
        Row: {
          act: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: string | null;
          decision_reason: string | null;
          id: string;
          plan_id: string | null;
          proposed_by: string;
          reason: string;
          terms: NonNullable<Json>;
          vendor_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          act: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          decision_reason?: string | null;
          id?: string;
          plan_id?: string | null;
          proposed_by: string;
          reason: string;
          terms: NonNullable<Json>;
          vendor_id?: string | null;
        };
        Update: {
          act?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          decision_reason?: string | null;
          id?: string;
          plan_id?: string | null;
          proposed_by?: string;
          reason?: string;
          terms?: NonNullable<Json>;
          vendor_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'plan_proposals_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'plan_proposals_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'subscription_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'plan_proposals_proposed_by_fkey';
            columns: ['proposed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'plan_proposals_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      price_book_items: {
        Row: {
          basis: string;
          from_value: number;
          high_cents: number;
          low_cents: number;
          published_year: number | null;
          publisher: string;
          service: string;
          title: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          basis: string;
          from_value?: number;
          high_cents: number;
          low_cents: number;
          published_year?: number | null;
          publisher: string;
          service: string;
          title: string;
          version: number;
        };
        Update: {
          basis?: string;
          from_value?: number;
          high_cents?: number;
          low_cents?: number;
          published_year?: number | null;
          publisher?: string;
          service?: string;
          title?: string;
          version?: number;
        };
        Relationships: [];
      };
      price_book_surcharges: {
        Row: {
          least_percent: number;
          most_percent: number;
          published_year: number | null;
          publisher: string;
          surcharge: string;
          title: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          least_percent: number;
          most_percent: number;
          published_year?: number | null;
          publisher: string;
          surcharge: string;
          title: string;
          version: number;
        };
        Update: {
          least_percent?: number;
          most_percent?: number;
          published_year?: number | null;
          publisher?: string;
          surcharge?: string;
          title?: string;
          version?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          address: string | null;
          city: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string;
          first_name: string | null;
          id: string;
          is_profile_complete: boolean;
          last_name: string | null;
          phone: string | null;
          requests_paused_at: string | null;
          requests_reviewed_at: string | null;
          state: string | null;
          suspended_at: string | null;
          suspension_reason: string | null;
          updated_at: string;
          user_type: Database['public']['Enums']['user_type'];
          version: number;
          zip: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          city?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email: string;
          first_name?: string | null;
          id: string;
          is_profile_complete?: boolean;
          last_name?: string | null;
          phone?: string | null;
          requests_paused_at?: string | null;
          requests_reviewed_at?: string | null;
          state?: string | null;
          suspended_at?: string | null;
          suspension_reason?: string | null;
          updated_at?: string;
          user_type?: Database['public']['Enums']['user_type'];
          version?: number;
          zip?: string | null;
        };
        Update: {
          address?: string | null;
          city?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string;
          first_name?: string | null;
          id?: string;
          is_profile_complete?: boolean;
          last_name?: string | null;
          phone?: string | null;
          requests_paused_at?: string | null;
          requests_reviewed_at?: string | null;
          state?: string | null;
          suspended_at?: string | null;
          suspension_reason?: string | null;
          updated_at?: string;
          user_type?: Database['public']['Enums']['user_type'];
          version?: number;
          zip?: string | null;
        };
        Relationships: [];
      };
      properties: {
        Row: {
          address: string;
          archived_at: string | null;
          city: string;
          created_at: string;
          id: string;
          label: string;
          latitude: number;
          longitude: number;
          owner_id: string;
          pin_latitude: number | null;
          pin_longitude: number | null;
          state: string;
          time_zone: string;
          updated_at: string;
          version: number;
          zip: string;
          zone_by_owner: boolean;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          archived_at?: string | null;
          city: string;
          created_at?: string;
          id?: string;
          label: string;
          latitude: number;
          longitude: number;
          owner_id: string;
          pin_latitude?: number | null;
          pin_longitude?: number | null;
          state: string;
          time_zone: string;
          updated_at?: string;
          version?: number;
          zip: string;
          zone_by_owner?: boolean;
        };
        Update: {
          address?: string;
          archived_at?: string | null;
          city?: string;
          created_at?: string;
          id?: string;
          label?: string;
          latitude?: number;
          longitude?: number;
          owner_id?: string;
          pin_latitude?: number | null;
          pin_longitude?: number | null;
          state?: string;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          zip?: string;
          zone_by_owner?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'properties_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'properties_zip_fkey';
            columns: ['zip'];
            isOneToOne: false;
            referencedRelation: 'zip_codes';
            referencedColumns: ['zip'];
          },
        ];
      };
      property_tree_events: {
        Row: {
          created_at: string;
          facts: NonNullable<Json>;
          id: number;
          kind: string;
          tree_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          facts: NonNullable<Json>;
          id?: never;
          kind: string;
          tree_id: string;
        };
        Update: {
          created_at?: string;
          facts?: NonNullable<Json>;
          id?: never;
          kind?: string;
          tree_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'property_tree_events_tree_id_fkey';
            columns: ['tree_id'];
            isOneToOne: false;
            referencedRelation: 'property_trees';
            referencedColumns: ['id'];
          },
        ];
      };
      property_trees: {
        Row: {
          condition: string;
          count: number;
          created_at: string;
          diameter_cm: number | null;
          height_m: number | null;
          id: string;
          label: string;
          photos: string[];
          position_note: string | null;
          property_id: string;
          removal_reason: string | null;
          removed_at: string | null;
          species: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          condition?: string;
          count?: number;
          created_at?: string;
          diameter_cm?: number | null;
          height_m?: number | null;
          id?: string;
          label: string;
          photos?: string[];
          position_note?: string | null;
          property_id: string;
          removal_reason?: string | null;
          removed_at?: string | null;
          species?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          condition?: string;
          count?: number;
          created_at?: string;
          diameter_cm?: number | null;
          height_m?: number | null;
          id?: string;
          label?: string;
          photos?: string[];
          position_note?: string | null;
          property_id?: string;
          removal_reason?: string | null;
          removed_at?: string | null;
          species?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'property_trees_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
        ];
      };
      push_tokens: {
        Row: {
          created_at: string;
          person_id: string;
          platform: string;
          token: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          person_id: string;
          platform: string;
          token: string;
        };
        Update: {
          created_at?: string;
          person_id?: string;
          platform?: string;
          token?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'push_tokens_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_line_items: {
        Row: {
          choice: number | null;
          choice_option: string | null;
          chosen: boolean | null;
          description: string;
          id: string;
          optional: boolean;
          position: number;
          quantity: number;
          quote_id: string;
          tree_id: string | null;
          unit: Database['public']['Enums']['price_unit'];
          unit_price_cents: number;
        };
        ComputedFields: never;
        Insert: {
          choice?: number | null;
          choice_option?: string | null;
          chosen?: boolean | null;
          description: string;
          id?: string;
          optional?: boolean;
          position: number;
          quantity: number;
          quote_id: string;
          tree_id?: string | null;
          unit?: Database['public']['Enums']['price_unit'];
          unit_price_cents: number;
        };
        Update: {
          choice?: number | null;
          choice_option?: string | null;
          chosen?: boolean | null;
          description?: string;
          id?: string;
          optional?: boolean;
          position?: number;
          quantity?: number;
          quote_id?: string;
          tree_id?: string | null;
          unit?: Database['public']['Enums']['price_unit'];
          unit_price_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_line_items_quote_id_fkey';
            columns: ['quote_id'];
            isOneToOne: false;
            referencedRelation: 'quotes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quote_line_items_tree_id_fkey';
            columns: ['tree_id'];
            isOneToOne: false;
            referencedRelation: 'request_trees';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_photos: {
        Row: {
          path: string;
          position: number;
          quote_id: string;
        };
        ComputedFields: never;
        Insert: {
          path: string;
          position: number;
          quote_id: string;
        };
        Update: {
          path?: string;
          position?: number;
          quote_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_photos_quote_id_fkey';
            columns: ['quote_id'];
            isOneToOne: false;
            referencedRelation: 'quotes';
            referencedColumns: ['id'];
          },
        ];
      };
      quotes: {
        Row: {
          created_at: string;
          earliest_start: string | null;
          highest_cents: number;
          id: string;
          lead_id: string;
          message: string | null;
          owner_id: string;
          owner_note: string | null;
          request_id: string;
          state: Database['public']['Enums']['quote_state'];
          tax_percent: number;
          terms: string | null;
          total_cents: number;
          updated_at: string;
          valid_until: string;
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          earliest_start?: string | null;
          highest_cents: number;
          id?: string;
          lead_id: string;
          message?: string | null;
          owner_id: string;
          owner_note?: string | null;
          request_id: string;
          state?: Database['public']['Enums']['quote_state'];
          tax_percent?: number;
          terms?: string | null;
          total_cents: number;
          updated_at?: string;
          valid_until: string;
          vendor_id: string;
          version: number;
        };
        Update: {
          created_at?: string;
          earliest_start?: string | null;
          highest_cents?: number;
          id?: string;
          lead_id?: string;
          message?: string | null;
          owner_id?: string;
          owner_note?: string | null;
          request_id?: string;
          state?: Database['public']['Enums']['quote_state'];
          tax_percent?: number;
          terms?: string | null;
          total_cents?: number;
          updated_at?: string;
          valid_until?: string;
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'quotes_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quotes_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quotes_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quotes_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      request_access: {
        Row: {
          notes: string;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          notes: string;
          request_id: string;
        };
        Update: {
          notes?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_access_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_drafts: {
        Row: {
          answers: NonNullable<Json>;
          claim: string | null;
          created_at: string;
          expires_at: string;
          is_waiting: boolean;
          key: string;
          owner_id: string | null;
          refusal: string | null;
          request_id: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          answers: NonNullable<Json>;
          claim?: string | null;
          created_at?: string;
          expires_at: string;
          is_waiting?: boolean;
          key: string;
          owner_id?: string | null;
          refusal?: string | null;
          request_id?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          answers?: NonNullable<Json>;
          claim?: string | null;
          created_at?: string;
          expires_at?: string;
          is_waiting?: boolean;
          key?: string;
          owner_id?: string | null;
          refusal?: string | null;
          request_id?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'request_drafts_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_drafts_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_letters: {
        Row: {
          author_id: string | null;
          author_side: string;
          body: string;
          created_at: string;
          id: string;
          owner_id: string;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          author_side: string;
          body: string;
          created_at?: string;
          id?: string;
          owner_id: string;
          request_id: string;
        };
        Update: {
          author_id?: string | null;
          author_side?: string;
          body?: string;
          created_at?: string;
          id?: string;
          owner_id?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_letters_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_letters_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_letters_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_photos: {
        Row: {
          created_at: string;
          id: string;
          path: string;
          position: number;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          path: string;
          position: number;
          request_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          path?: string;
          position?: number;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_photos_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_shares: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          lead_id: string | null;
          owner_id: string;
          request_id: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at: string;
          id?: string;
          lead_id?: string | null;
          owner_id: string;
          request_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          lead_id?: string | null;
          owner_id?: string;
          request_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_shares_lead_id_fkey';
            columns: ['lead_id'];
            isOneToOne: false;
            referencedRelation: 'leads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_shares_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_shares_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_trees: {
        Row: {
          condition: string;
          count: number;
          diameter_cm: number | null;
          height_m: number;
          id: string;
          near_structure: boolean;
          near_wires: boolean;
          on_structure: boolean;
          poor_access: boolean;
          position: number;
          property_tree_id: string | null;
          request_id: string;
          species: string | null;
          stump: boolean;
        };
        ComputedFields: never;
        Insert: {
          condition: string;
          count: number;
          diameter_cm?: number | null;
          height_m: number;
          id?: string;
          near_structure: boolean;
          near_wires: boolean;
          on_structure: boolean;
          poor_access: boolean;
          position: number;
          property_tree_id?: string | null;
          request_id: string;
          species?: string | null;
          stump: boolean;
        };
        Update: {
          condition?: string;
          count?: number;
          diameter_cm?: number | null;
          height_m?: number;
          id?: string;
          near_structure?: boolean;
          near_wires?: boolean;
          on_structure?: boolean;
          poor_access?: boolean;
          position?: number;
          property_tree_id?: string | null;
          request_id?: string;
          species?: string | null;
          stump?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'request_trees_property_tree_id_fkey';
            columns: ['property_tree_id'];
            isOneToOne: false;
            referencedRelation: 'property_trees';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_trees_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      resolution_policy: {
        Row: {
          answer_business_hours: number;
          appeal_days: number;
          canceled_within_hours: number;
          change_answer_hours: number;
          claim_days: number;
          claim_grant_days: number;
          claim_grants_at_most: number;
          claim_grants_per_owner: number;
          created_at: string;
          decision_business_hours: number;
          delivery_acceptance_days: number;
          delivery_reminder_days: number;
          dispute_days: number;
          duplicate_within_days: number;
          no_show_after_minutes: number;
          no_show_notice_hours: number;
          quote_reminder_days: number;
          review_days: number;
          review_job_hours: number;
          review_other_jobs: number;
          review_owner_days: number;
          review_price_percent: number;
          silent_after_days: number;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          answer_business_hours: number;
          appeal_days: number;
          canceled_within_hours: number;
          change_answer_hours: number;
          claim_days: number;
          claim_grant_days: number;
          claim_grants_at_most: number;
          claim_grants_per_owner: number;
          created_at?: string;
          decision_business_hours: number;
          delivery_acceptance_days: number;
          delivery_reminder_days: number;
          dispute_days: number;
          duplicate_within_days: number;
          no_show_after_minutes: number;
          no_show_notice_hours: number;
          quote_reminder_days: number;
          review_days: number;
          review_job_hours: number;
          review_other_jobs: number;
          review_owner_days: number;
          review_price_percent: number;
          silent_after_days: number;
          version: number;
        };
        Update: {
          answer_business_hours?: number;
          appeal_days?: number;
          canceled_within_hours?: number;
          change_answer_hours?: number;
          claim_days?: number;
          claim_grant_days?: number;
          claim_grants_at_most?: number;
          claim_grants_per_owner?: number;
          created_at?: string;
          decision_business_hours?: number;
          delivery_acceptance_days?: number;
          delivery_reminder_days?: number;
          dispute_days?: number;
          duplicate_within_days?: number;
          no_show_after_minutes?: number;
          no_show_notice_hours?: number;
          quote_reminder_days?: number;
          review_days?: number;
          review_job_hours?: number;
          review_other_jobs?: number;
          review_owner_days?: number;
          review_price_percent?: number;
          silent_after_days?: number;
          version?: number;
        };
        Relationships: [];
      };
      review_photos: {
        Row: {
          id: string;
          path: string;
          position: number;
          review_id: string;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          path: string;
          position: number;
          review_id: string;
        };
        Update: {
          id?: string;
          path?: string;
          position?: number;
          review_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'review_photos_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      review_reports: {
        Row: {
          created_at: string;
          id: string;
          note: string | null;
          reason: Database['public']['Enums']['review_report_reason'];
          reporter_id: string | null;
          resolution: string | null;
          resolved_at: string | null;
          review_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          note?: string | null;
          reason: Database['public']['Enums']['review_report_reason'];
          reporter_id?: string | null;
          resolution?: string | null;
          resolved_at?: string | null;
          review_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          note?: string | null;
          reason?: Database['public']['Enums']['review_report_reason'];
          reporter_id?: string | null;
          resolution?: string | null;
          resolved_at?: string | null;
          review_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'review_reports_reporter_id_fkey';
            columns: ['reporter_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_reports_review_id_fkey';
            columns: ['review_id'];
            isOneToOne: false;
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          author_id: string | null;
          author_name: string;
          author_side: Database['public']['Enums']['review_side'];
          body: string;
          created_at: string;
          id: string;
          job_id: string;
          published_at: string | null;
          rating: number;
          removal_reason: string | null;
          replied_at: string | null;
          reply: string | null;
          request_id: string;
          state: Database['public']['Enums']['review_state'];
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          author_name: string;
          author_side: Database['public']['Enums']['review_side'];
          body: string;
          created_at?: string;
          id?: string;
          job_id: string;
          published_at?: string | null;
          rating: number;
          removal_reason?: string | null;
          replied_at?: string | null;
          reply?: string | null;
          request_id: string;
          state?: Database['public']['Enums']['review_state'];
          vendor_id: string;
        };
        Update: {
          author_id?: string | null;
          author_name?: string;
          author_side?: Database['public']['Enums']['review_side'];
          body?: string;
          created_at?: string;
          id?: string;
          job_id?: string;
          published_at?: string | null;
          rating?: number;
          removal_reason?: string | null;
          replied_at?: string | null;
          reply?: string | null;
          request_id?: string;
          state?: Database['public']['Enums']['review_state'];
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      saved_vendors: {
        Row: {
          created_at: string;
          owner_id: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          owner_id: string;
          vendor_id: string;
        };
        Update: {
          created_at?: string;
          owner_id?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_vendors_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'saved_vendors_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      service_requests: {
        Row: {
          asked_again_at: string | null;
          asks_others: boolean;
          category: Database['public']['Enums']['service_category'];
          changed_at: string | null;
          city: string;
          contact_name: string;
          created_at: string;
          description: string;
          estimate: NonNullable<Json>;
          estimate_high_cents: number;
          estimate_low_cents: number;
          id: string;
          latitude: number;
          longitude: number;
          number: number;
          owner_id: string;
          property_id: string;
          region: string;
          state: Database['public']['Enums']['request_state'];
          still_needed_asked_at: string | null;
          still_needed_at: string | null;
          submitted_at: string | null;
          time_zone: string;
          timing: Database['public']['Enums']['request_timing'];
          token_price: number;
          updated_at: string;
          zip: string;
        };
        ComputedFields: never;
        Insert: {
          asked_again_at?: string | null;
          asks_others?: boolean;
          category: Database['public']['Enums']['service_category'];
          changed_at?: string | null;
          city: string;
          contact_name: string;
          created_at?: string;
          description: string;
          estimate: NonNullable<Json>;
          estimate_high_cents: number;
          estimate_low_cents: number;
          id?: string;
          latitude: number;
          longitude: number;
          number?: never;
          owner_id: string;
          property_id: string;
          region: string;
          state?: Database['public']['Enums']['request_state'];
          still_needed_asked_at?: string | null;
          still_needed_at?: string | null;
          submitted_at?: string | null;
          time_zone: string;
          timing: Database['public']['Enums']['request_timing'];
          token_price: number;
          updated_at?: string;
          zip: string;
        };
        Update: {
          asked_again_at?: string | null;
          asks_others?: boolean;
          category?: Database['public']['Enums']['service_category'];
          changed_at?: string | null;
          city?: string;
          contact_name?: string;
          created_at?: string;
          description?: string;
          estimate?: NonNullable<Json>;
          estimate_high_cents?: number;
          estimate_low_cents?: number;
          id?: string;
          latitude?: number;
          longitude?: number;
          number?: never;
          owner_id?: string;
          property_id?: string;
          region?: string;
          state?: Database['public']['Enums']['request_state'];
          still_needed_asked_at?: string | null;
          still_needed_at?: string | null;
          submitted_at?: string | null;
          time_zone?: string;
          timing?: Database['public']['Enums']['request_timing'];
          token_price?: number;
          updated_at?: string;
          zip?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'service_requests_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'service_requests_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'service_requests_zip_fkey';
            columns: ['zip'];
            isOneToOne: false;
            referencedRelation: 'zip_codes';
            referencedColumns: ['zip'];
          },
        ];
      };
      state_events: {
        Row: {
          actor: string;
          actor_id: string | null;
          created_at: string;
          event: string;
          from_state: string | null;
          id: number;
          machine: string;
          note: string | null;
          request_id: string | null;
          subject_id: string;
          to_state: string;
          vendor_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_id?: string | null;
          created_at?: string;
          event: string;
          from_state?: string | null;
          id?: never;
          machine: string;
          note?: string | null;
          request_id?: string | null;
          subject_id: string;
          to_state: string;
          vendor_id?: string | null;
        };
        Update: {
          actor?: string;
          actor_id?: string | null;
          created_at?: string;
          event?: string;
          from_state?: string | null;
          id?: never;
          machine?: string;
          note?: string | null;
          request_id?: string | null;
          subject_id?: string;
          to_state?: string;
          vendor_id?: string | null;
        };
        Relationships: [];
      };
      subscription_plans: {
        Row: {
          created_at: string;
          features: NonNullable<Json>;
          id: string;
          is_active: boolean;
          monthly_price: number;
          name: string;
          quarterly_price: number;
          subscription_type: string;
          tier: string;
          version: number;
          yearly_price: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          features?: NonNullable<Json>;
          id?: string;
          is_active?: boolean;
          monthly_price: number;
          name: string;
          quarterly_price: number;
          subscription_type: string;
          tier: string;
          version?: number;
          yearly_price: number;
        };
        Update: {
          created_at?: string;
          features?: NonNullable<Json>;
          id?: string;
          is_active?: boolean;
          monthly_price?: number;
          name?: string;
          quarterly_price?: number;
          subscription_type?: string;
          tier?: string;
          version?: number;
          yearly_price?: number;
        };
        Relationships: [];
      };
      text_consents: {
        Row: {
          agreed_at: string;
          confirmed_at: string | null;
          person_id: string;
          phone: string;
          stopped_at: string | null;
          stopped_by: string | null;
          terms: string;
        };
        ComputedFields: never;
        Insert: {
          agreed_at?: string;
          confirmed_at?: string | null;
          person_id: string;
          phone: string;
          stopped_at?: string | null;
          stopped_by?: string | null;
          terms: string;
        };
        Update: {
          agreed_at?: string;
          confirmed_at?: string | null;
          person_id?: string;
          phone?: string;
          stopped_at?: string | null;
          stopped_by?: string | null;
          terms?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'text_consents_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      token_accounts: {
        Row: {
          available: number | null;
          held: number;
          posted: number;
          updated_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          available?: never;
          held?: number;
          posted?: number;
          updated_at?: string;
          vendor_id: string;
        };
        Update: {
          available?: never;
          held?: number;
          posted?: number;
          updated_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'token_accounts_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      token_adjustments: {
        Row: {
          account_id: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          id: string;
          kind: Database['public']['Enums']['token_entry_kind'];
          proposed_by: string;
          reason: string;
          reverses_id: number | null;
          state: Database['public']['Enums']['token_adjustment_state'];
          tokens: number;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          id?: string;
          kind: Database['public']['Enums']['token_entry_kind'];
          proposed_by: string;
          reason: string;
          reverses_id?: number | null;
          state?: Database['public']['Enums']['token_adjustment_state'];
          tokens: number;
        };
        Update: {
          account_id?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['token_entry_kind'];
          proposed_by?: string;
          reason?: string;
          reverses_id?: number | null;
          state?: Database['public']['Enums']['token_adjustment_state'];
          tokens?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'token_adjustments_account_id_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'token_accounts';
            referencedColumns: ['vendor_id'];
          },
          {
            foreignKeyName: 'token_adjustments_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'token_adjustments_proposed_by_fkey';
            columns: ['proposed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'token_adjustments_reverses_id_fkey';
            columns: ['reverses_id'];
            isOneToOne: false;
            referencedRelation: 'token_ledger';
            referencedColumns: ['id'];
          },
        ];
      };
      token_debts: {
        Row: {
          chargeback_id: string | null;
          created_at: string;
          id: number;
          lead_id: string | null;
          reason: string;
          tokens: number;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          chargeback_id?: string | null;
          created_at?: string;
          id?: never;
          lead_id?: string | null;
          reason: string;
          tokens: number;
          vendor_id: string;
        };
        Update: {
          chargeback_id?: string | null;
          created_at?: string;
          id?: never;
          lead_id?: string | null;
          reason?: string;
          tokens?: number;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'token_debts_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'token_accounts';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      token_ledger: {
        Row: {
          balance_after: number;
          created_at: string;
          created_by: string | null;
          held_delta: number;
          id: number;
          key: string;
          kind: Database['public']['Enums']['token_entry_kind'];
          lead_id: string | null;
          posted_delta: number;
          reason: string;
          reverses_id: number | null;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          balance_after: number;
          created_at?: string;
          created_by?: string | null;
          held_delta: number;
          id?: never;
          key: string;
          kind: Database['public']['Enums']['token_entry_kind'];
          lead_id?: string | null;
          posted_delta: number;
          reason: string;
          reverses_id?: number | null;
          vendor_id: string;
        };
        Update: {
          balance_after?: number;
          created_at?: string;
          created_by?: string | null;
          held_delta?: number;
          id?: never;
          key?: string;
          kind?: Database['public']['Enums']['token_entry_kind'];
          lead_id?: string | null;
          posted_delta?: number;
          reason?: string;
          reverses_id?: number | null;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'token_ledger_reverses_id_fkey';
            columns: ['reverses_id'];
            isOneToOne: false;
            referencedRelation: 'token_ledger';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'token_ledger_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'token_accounts';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      token_packages: {
        Row: {
          created_at: string;
          id: string;
          is_active: boolean;
          price_cents: number;
          tokens: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          price_cents: number;
          tokens: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          price_cents?: number;
          tokens?: number;
        };
        Relationships: [];
      };
      token_purchases: {
        Row: {
          created_at: string;
          id: string;
          package_id: string;
          paid_at: string | null;
          price_cents: number;
          provider_reference: string | null;
          tokens: number;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          package_id: string;
          paid_at?: string | null;
          price_cents: number;
          provider_reference?: string | null;
          tokens: number;
          vendor_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          package_id?: string;
          paid_at?: string | null;
          price_cents?: number;
          provider_reference?: string | null;
          tokens?: number;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'token_purchases_package_id_fkey';
            columns: ['package_id'];
            isOneToOne: false;
            referencedRelation: 'token_packages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'token_purchases_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'token_accounts';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_blocks: {
        Row: {
          calendar: string | null;
          created_at: string;
          ends_at: string;
          event_uid: string | null;
          id: string;
          note: string | null;
          occurrence: string | null;
          starts_at: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          calendar?: string | null;
          created_at?: string;
          ends_at: string;
          event_uid?: string | null;
          id?: string;
          note?: string | null;
          occurrence?: string | null;
          starts_at: string;
          vendor_id: string;
        };
        Update: {
          calendar?: string | null;
          created_at?: string;
          ends_at?: string;
          event_uid?: string | null;
          id?: string;
          note?: string | null;
          occurrence?: string | null;
          starts_at?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_blocks_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_calendar_feeds: {
        Row: {
          created_at: string;
          secret_hash: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          secret_hash: string;
          vendor_id: string;
        };
        Update: {
          created_at?: string;
          secret_hash?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_calendar_feeds_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: true;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_credentials: {
        Row: {
          created_at: string;
          expires_on: string;
          id: string;
          insured_cents: number | null;
          insured_name: string | null;
          issuer: string;
          kind: Database['public']['Enums']['credential_kind'];
          number: string;
          rejected_at: string | null;
          vendor_id: string;
          verified_at: string | null;
          verified_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_on: string;
          id?: string;
          insured_cents?: number | null;
          insured_name?: string | null;
          issuer: string;
          kind: Database['public']['Enums']['credential_kind'];
          number: string;
          rejected_at?: string | null;
          vendor_id: string;
          verified_at?: string | null;
          verified_by?: string | null;
        };
        Update: {
          created_at?: string;
          expires_on?: string;
          id?: string;
          insured_cents?: number | null;
          insured_name?: string | null;
          issuer?: string;
          kind?: Database['public']['Enums']['credential_kind'];
          number?: string;
          rejected_at?: string | null;
          vendor_id?: string;
          verified_at?: string | null;
          verified_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_credentials_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
          {
            foreignKeyName: 'vendor_credentials_verified_by_fkey';
            columns: ['verified_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      vendor_crew: {
        Row: {
          created_at: string;
          id: string;
          label: string;
          qualifications: Database['public']['Enums']['crew_qualification'][];
          role: string;
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          label: string;
          qualifications?: Database['public']['Enums']['crew_qualification'][];
          role: string;
          vendor_id: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          label?: string;
          qualifications?: Database['public']['Enums']['crew_qualification'][];
          role?: string;
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_crew_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_equipment: {
        Row: {
          id: string;
          kind: Database['public']['Enums']['equipment_kind'];
          quantity: number;
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          kind: Database['public']['Enums']['equipment_kind'];
          quantity?: number;
          vendor_id: string;
          version?: number;
        };
        Update: {
          id?: string;
          kind?: Database['public']['Enums']['equipment_kind'];
          quantity?: number;
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_equipment_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_hours: {
        Row: {
          closes: string;
          id: string;
          opens: string;
          vendor_id: string;
          version: number;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          closes: string;
          id?: string;
          opens: string;
          vendor_id: string;
          version?: never;
          weekday: number;
        };
        Update: {
          closes?: string;
          id?: string;
          opens?: string;
          vendor_id?: string;
          version?: never;
          weekday?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_hours_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_media: {
        Row: {
          caption: string | null;
          created_at: string;
          id: string;
          kind: Database['public']['Enums']['media_kind'];
          moment: Database['public']['Enums']['media_moment'] | null;
          pair_id: string | null;
          path: string;
          position: number;
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          caption?: string | null;
          created_at?: string;
          id?: string;
          kind: Database['public']['Enums']['media_kind'];
          moment?: Database['public']['Enums']['media_moment'] | null;
          pair_id?: string | null;
          path: string;
          position?: number;
          vendor_id: string;
          version?: number;
        };
        Update: {
          caption?: string | null;
          created_at?: string;
          id?: string;
          kind?: Database['public']['Enums']['media_kind'];
          moment?: Database['public']['Enums']['media_moment'] | null;
          pair_id?: string | null;
          path?: string;
          position?: number;
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_media_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_prices: {
        Row: {
          category: Database['public']['Enums']['service_category'] | null;
          id: string;
          label: string;
          price_cents: number;
          unit: Database['public']['Enums']['price_unit'];
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          category?: Database['public']['Enums']['service_category'] | null;
          id?: string;
          label: string;
          price_cents: number;
          unit: Database['public']['Enums']['price_unit'];
          vendor_id: string;
          version?: number;
        };
        Update: {
          category?: Database['public']['Enums']['service_category'] | null;
          id?: string;
          label?: string;
          price_cents?: number;
          unit?: Database['public']['Enums']['price_unit'];
          vendor_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_prices_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_profiles: {
        Row: {
          about: string | null;
          accepts_count: number;
          answers_count: number;
          approved_at: string | null;
          business_name: string;
          categories: Database['public']['Enums']['service_category'][];
          city: string | null;
          created_at: string;
          crew_size: number | null;
          founded_year: number | null;
          grid_cell: number | null;
          is_demo: boolean;
          jobs_completed: number;
          lapses_count: number;
          latitude: number | null;
          longitude: number | null;
          paused_by: string | null;
          paused_until: string | null;
          quote_terms: string | null;
          rating_count: number;
          rating_sum: number;
          region: string | null;
          service_radius_km: number;
          state: Database['public']['Enums']['vendor_state'];
          state_reason: string | null;
          state_since: string;
          time_zone: string | null;
          updated_at: string;
          vendor_id: string;
          version: number;
          zip: string | null;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          accepts_count?: number;
          answers_count?: number;
          approved_at?: string | null;
          business_name: string;
          categories?: Database['public']['Enums']['service_category'][];
          city?: string | null;
          created_at?: string;
          crew_size?: number | null;
          founded_year?: number | null;
          grid_cell?: never;
          is_demo?: boolean;
          jobs_completed?: number;
          lapses_count?: number;
          latitude?: number | null;
          longitude?: number | null;
          paused_by?: string | null;
          paused_until?: string | null;
          quote_terms?: string | null;
          rating_count?: number;
          rating_sum?: number;
          region?: string | null;
          service_radius_km?: number;
          state?: Database['public']['Enums']['vendor_state'];
          state_reason?: string | null;
          state_since?: string;
          time_zone?: string | null;
          updated_at?: string;
          vendor_id: string;
          version?: number;
          zip?: string | null;
        };
        Update: {
          about?: string | null;
          accepts_count?: number;
          answers_count?: number;
          approved_at?: string | null;
          business_name?: string;
          categories?: Database['public']['Enums']['service_category'][];
          city?: string | null;
          created_at?: string;
          crew_size?: number | null;
          founded_year?: number | null;
          grid_cell?: never;
          is_demo?: boolean;
          jobs_completed?: number;
          lapses_count?: number;
          latitude?: number | null;
          longitude?: number | null;
          paused_by?: string | null;
          paused_until?: string | null;
          quote_terms?: string | null;
          rating_count?: number;
          rating_sum?: number;
          region?: string | null;
          service_radius_km?: number;
          state?: Database['public']['Enums']['vendor_state'];
          state_reason?: string | null;
          state_since?: string;
          time_zone?: string | null;
          updated_at?: string;
          vendor_id?: string;
          version?: number;
          zip?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_profiles_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'vendor_profiles_zip_fkey';
            columns: ['zip'];
            isOneToOne: false;
            referencedRelation: 'zip_codes';
            referencedColumns: ['zip'];
          },
        ];
      };
      vendor_special_days: {
        Row: {
          day: string;
          note: string | null;
          vendor_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          note?: string | null;
          vendor_id: string;
          version?: never;
        };
        Update: {
          day?: string;
          note?: string | null;
          vendor_id?: string;
          version?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_special_days_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      vendor_special_hours: {
        Row: {
          closes: string;
          day: string;
          id: string;
          opens: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          closes: string;
          day: string;
          id?: string;
          opens: string;
          vendor_id: string;
        };
        Update: {
          closes?: string;
          day?: string;
          id?: string;
          opens?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_special_hours_vendor_id_day_fkey';
            columns: ['vendor_id', 'day'];
            isOneToOne: false;
            referencedRelation: 'vendor_special_days';
            referencedColumns: ['vendor_id', 'day'];
          },
        ];
      };
      vendor_subscriptions: {
        Row: {
          billing_period: Database['public']['Enums']['billing_period'];
          cancel_at_period_end: boolean;
          created_at: string;
          current_period_end: string;
          id: string;
          is_paid: boolean;
          next_period: Database['public']['Enums']['billing_period'] | null;
          next_plan_id: string | null;
          plan_id: string;
          price_cents: number;
          state: Database['public']['Enums']['subscription_state'];
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          billing_period?: Database['public']['Enums']['billing_period'];
          cancel_at_period_end?: boolean;
          created_at?: string;
          current_period_end: string;
          id?: string;
          is_paid?: boolean;
          next_period?: Database['public']['Enums']['billing_period'] | null;
          next_plan_id?: string | null;
          plan_id: string;
          price_cents?: number;
          state?: Database['public']['Enums']['subscription_state'];
          vendor_id: string;
        };
        Update: {
          billing_period?: Database['public']['Enums']['billing_period'];
          cancel_at_period_end?: boolean;
          created_at?: string;
          current_period_end?: string;
          id?: string;
          is_paid?: boolean;
          next_period?: Database['public']['Enums']['billing_period'] | null;
          next_plan_id?: string | null;
          plan_id?: string;
          price_cents?: number;
          state?: Database['public']['Enums']['subscription_state'];
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_subscriptions_next_plan_id_fkey';
            columns: ['next_plan_id'];
            isOneToOne: false;
            referencedRelation: 'subscription_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'vendor_subscriptions_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'subscription_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'vendor_subscriptions_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendor_profiles';
            referencedColumns: ['vendor_id'];
          },
        ];
      };
      viewings: {
        Row: {
          admin_id: string;
          ended_at: string | null;
          ends_at: string;
          id: string;
          person_id: string;
          reason: string;
          started_at: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          ended_at?: string | null;
          ends_at?: string;
          id?: string;
          person_id: string;
          reason: string;
          started_at?: string;
        };
        Update: {
          admin_id?: string;
          ended_at?: string | null;
          ends_at?: string;
          id?: string;
          person_id?: string;
          reason?: string;
          started_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'viewings_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'viewings_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      zip_codes: {
        Row: {
          city: string;
          latitude: number;
          longitude: number;
          state: string;
          time_zone: string;
          zip: string;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          latitude: number;
          longitude: number;
          state: string;
          time_zone: string;
          zip: string;
        };
        Update: {
          city?: string;
          latitude?: number;
          longitude?: number;
          state?: string;
          time_zone?: string;
          zip?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_delivery: {
        Args: { job_id: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      accept_lead: { Args: { idempotency_key: string; lead_id: string }; Returns: Json };
      accept_quote: {
        Args: { idempotency_key: string; options?: string[]; quote_id: string };
        Returns: Json;
      };
      activate_plan: {
        Args: {
          idempotency_key: string;
          period: string;
          plan_id: string;
          reason: string;
          vendor_id: string;
        };
        Returns: Json;
      };
      add_case_note: { Args: { body: string; case_id: string; queue: string }; Returns: string };
      add_media: { Args: { caption?: string; kind: string; path: string }; Returns: string };
      add_property: { Args: { address: string; label: string; zip: string }; Returns: string };
      add_time_block: {
        Args: { end_at: string; note?: string; start_at: string };
        Returns: string;
      };
      adjust_tokens: {
        Args: { idempotency_key: string; reason: string; tokens: number; vendor_id: string };
        Returns: Json;
      };
      admin_account_names: {
        Args: { account_ids: string[] };
        Returns: {
          business_name: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
        }[];
      };
      admin_close_request: {
        Args: { idempotency_key: string; reason: string; request_id: string };
        Returns: Database['public']['Enums']['request_state'];
      };
      admin_conversations: {
        Args: { person_id: string; reason: string };
        Returns: {
          business_name: string;
          contact_name: string;
          id: string;
          last_message_at: string;
          number: number;
        }[];
      };
      admin_correct_business: {
        Args: {
          about: string;
          business_name: string;
          expected_version?: number;
          reason: string;
          vendor_id: string;
          zip: string;
        };
        Returns: Json;
      };
      admin_correct_person: {
        Args: {
          address: string;
          city: string;
          expected_version?: number;
          first_name: string;
          last_name: string;
          person_id: string;
          phone: string;
          reason: string;
          state: string;
          zip: string;
        };
        Returns: Json;
      };
      admin_dashboard: { Args: { from_day: string; to_day: string }; Returns: Json };
      admin_delete_account: { Args: { person_id: string; reason: string }; Returns: string };
      admin_end_sessions: { Args: { person_id: string; reason: string }; Returns: number };
      admin_extend_request: {
        Args: { idempotency_key: string; reason: string; request_id: string };
        Returns: string;
      };
      admin_find_conversations: {
        Args: { words: string };
        Returns: {
          created_at: string;
          id: string;
          last_message_at: string | null;
          lead_id: string;
          owner_id: string;
          owner_read_at: string;
          request_id: string;
          vendor_id: string;
          vendor_read_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'conversations';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      admin_find_people: {
        Args: { query: string };
        Returns: {
          business_name: string;
          city: string;
          created_at: string;
          deleted_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          phone: string;
          state: string;
          user_type: Database['public']['Enums']['user_type'];
          vendor_state: Database['public']['Enums']['vendor_state'];
        }[];
      };
      admin_find_requests: {
        Args: {
          after?: string;
          matched?: boolean;
          page_size?: number;
          states?: Database['public']['Enums']['request_state'][];
          words?: string;
        };
        Returns: {
          category: Database['public']['Enums']['service_category'];
          city: string;
          contact_name: string;
          created_at: string;
          id: string;
          number: number;
          region: string;
          state: Database['public']['Enums']['request_state'];
          zip: string;
        }[];
      };
      admin_find_vendors: {
        Args: { at_most?: number; name?: string; request_id: string };
        Returns: {
          business_name: string;
          city: string;
          distance_km: number;
          fits: Json;
          region: string;
          vendor_id: string;
        }[];
      };
      admin_last_messages: {
        Args: { conversation_ids: string[]; reason: string };
        Returns: {
          conversation_id: string;
          words: string;
        }[];
      };
      admin_market: { Args: { market_id: string }; Returns: Json };
      admin_markets: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_match_again: {
        Args: { idempotency_key: string; reason: string; request_id: string };
        Returns: number;
      };
      admin_note_request: {
        Args: { body: string; idempotency_key: string; request_id: string };
        Returns: string;
      };
      admin_offer_request: {
        Args: { idempotency_key: string; reason: string; request_id: string; vendor_id: string };
        Returns: Json;
      };
      admin_person: { Args: { person_id: string }; Returns: Json };
      admin_read_conversation: {
        Args: { conversation_id: string; reason: string };
        Returns: undefined;
      };
      admin_reinstate_owner: { Args: { person_id: string; reason: string }; Returns: undefined };
      admin_request: { Args: { request_id: string }; Returns: Json };
      admin_resend_verification: { Args: { person_id: string; reason: string }; Returns: string };
      admin_resume_owner: { Args: { person_id: string; reason: string }; Returns: undefined };
      admin_search: {
        Args: { words: string };
        Returns: {
          detail: string;
          id: string;
          kind: string;
          person_id: string;
          request_id: string;
          title: string;
        }[];
      };
      admin_suspend_owner: { Args: { person_id: string; reason: string }; Returns: number };
      admin_write_to_owner: {
        Args: { body: string; idempotency_key: string; request_id: string };
        Returns: Json;
      };
      agree_to_texts: { Args: { agreed: boolean; phone: string }; Returns: undefined };
      announce: {
        Args: { message: string; severity: string; shown_from: string; shown_until: string };
        Returns: string;
      };
      answer_arrival: { Args: { arrived: boolean; job_id: string }; Returns: boolean };
      answer_contact_message: { Args: { message_id: string; note: string }; Returns: undefined };
      answer_dispute: {
        Args: { dispute_id: string; photos: Json; statement: string };
        Returns: Database['public']['Enums']['job_dispute_state'];
      };
      answer_letter: { Args: { body: string; request_id: string }; Returns: Json };
      appeal_credit_claim: {
        Args: { claim_id: string; reason: string };
        Returns: Database['public']['Enums']['lead_credit_claim_state'];
      };
      appeal_dispute: {
        Args: { dispute_id: string; reason: string };
        Returns: Database['public']['Enums']['job_dispute_state'];
      };
      appointment: { Args: { token: string }; Returns: Json };
      approve_change_order: {
        Args: { change_order_id: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      ask_again: { Args: { request_id: string }; Returns: number };
      ask_other_vendors: { Args: { request_id: string }; Returns: number };
      ask_vendor: {
        Args: { request_id: string; vendor_id: string };
        Returns: {
          contact_ended_at: string | null;
          contact_shared_at: string | null;
          decline_reason: string | null;
          distance_km: number;
          engaged_at: string | null;
          id: string;
          offer_expires_at: string;
          offer_position: number;
          offer_round: number;
          offered_at: string;
          owner_id: string;
          promoted: boolean;
          request_id: string;
          run_id: string | null;
          state: Database['public']['Enums']['lead_state'];
          token_price: number;
          updated_at: string;
          vendor_id: string;
        };
        SetofOptions: {
          from: '*';
          to: 'leads';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      assign_case: {
        Args: { assignee?: string; case_id: string; queue: string };
        Returns: undefined;
      };
      attach_credential_document: {
        Args: { credential_id: string; path: string };
        Returns: undefined;
      };
      begin_checkout: { Args: { purchase_id?: string; subscription_id?: string }; Returns: Json };
      begin_payment_event: { Args: { event_id: string; event_type: string }; Returns: boolean };
      begin_token_purchase: {
        Args: { idempotency_key: string; package_id: string };
        Returns: Json;
      };
      calendar_feed: { Args: { secret: string }; Returns: string };
      cancel_account_deletion: { Args: Record<PropertyKey, never>; Returns: undefined };
      cancel_appointment: {
        Args: { look_further?: boolean; reason: string; seen_start: string; token: string };
        Returns: boolean;
      };
      cancel_job: {
        Args: { job_id: string; look_further: boolean; reason: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      cancel_plan: {
        Args: { idempotency_key: string; reason: string; subscription_id: string };
        Returns: Json;
      };
      cancel_request: {
        Args: { reason: string; request_id: string };
        Returns: Database['public']['Enums']['request_state'];
      };
      case_notes: {
        Args: { case_id: string; queue: string };
        Returns: {
          author_email: string;
          body: string;
          created_at: string;
          id: string;
        }[];
      };
      change_request: {
        Args: { description: string; request_id: string; timing: string };
        Returns: {
          asked_again_at: string | null;
          asks_others: boolean;
          category: Database['public']['Enums']['service_category'];
          changed_at: string | null;
          city: string;
          contact_name: string;
          created_at: string;
          description: string;
          estimate: NonNullable<Json>;
          estimate_high_cents: number;
          estimate_low_cents: number;
          id: string;
          latitude: number;
          longitude: number;
          number: number;
          owner_id: string;
          property_id: string;
          region: string;
          state: Database['public']['Enums']['request_state'];
          still_needed_asked_at: string | null;
          still_needed_at: string | null;
          submitted_at: string | null;
          time_zone: string;
          timing: Database['public']['Enums']['request_timing'];
          token_price: number;
          updated_at: string;
          zip: string;
        };
        SetofOptions: {
          from: '*';
          to: 'service_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      check_audit_trail: { Args: { from_position?: number }; Returns: Json };
      choose_plan: {
        Args: { idempotency_key: string; period: string; plan_id: string };
        Returns: Json;
      };
      claim_outbox: {
        Args: { at_most?: number; now_at?: string };
        Returns: {
          attempt: number;
          body_html: string;
          body_text: string;
          channel: string;
          created_at: string;
          id: string;
          link: string;
          push_tokens: Json;
          recipient: string;
          subject: string;
          unsubscribe_url: string;
        }[];
      };
      claim_photos: {
        Args: { at_most?: number };
        Returns: {
          bucket_id: string;
          id: string;
          name: string;
        }[];
      };
      clear_special_day: { Args: { day: string; expected_version?: number }; Returns: undefined };
      compare_releases: {
        Args: { remote: string; versions: string[] };
        Returns: {
          errors: number;
          loads: number;
          people: number;
          since: string;
          version: string;
        }[];
      };
      confirm_appointment: { Args: { seen_start: string; token: string }; Returns: boolean };
      confirm_start: { Args: { expected_version?: number; job_id: string }; Returns: number };
      confirm_still_needed: { Args: { request_id: string }; Returns: number };
      confirm_texts: { Args: { code: string }; Returns: boolean };
      confirm_waitlist: { Args: { token: string }; Returns: boolean };
      contact_threads: {
        Args: { message_ids: string[] };
        Returns: {
          account_id: string;
          account_type: Database['public']['Enums']['user_type'];
          business_name: string;
          is_sent_signed_in: boolean;
          message_id: string;
          said: Json;
        }[];
      };
      conversation_messages: {
        Args: { before?: string; conversation_id: string; page_size?: number };
        Returns: {
          attachments: Json;
          body: string;
          created_at: string;
          id: string;
          masked: boolean;
          removed: boolean;
          sender_id: string;
        }[];
      };
      correct_property_zone: {
        Args: { expected_version?: number; property_id: string; time_zone: string };
        Returns: Json;
      };
      correct_zip_zone: { Args: { reason: string; time_zone: string; zip: string }; Returns: Json };
      count_my_requests: {
        Args: { at_property?: string };
        Returns: {
          requests: number;
          state: Database['public']['Enums']['request_state'];
        }[];
      };
      count_release_load: { Args: { remote: string; version: string }; Returns: undefined };
      create_crew_link: { Args: { day: string; label?: string }; Returns: Json };
      crew_day: { Args: Record<PropertyKey, never>; Returns: Json };
      crew_deliver_job: {
        Args: { job_id: string; note: string; photos: Json };
        Returns: Database['public']['Enums']['job_state'];
      };
      crew_report_late: { Args: { job_id: string; minutes: number }; Returns: number };
      crew_sign_checklist: {
        Args: {
          confirmed: Database['public']['Enums']['safety_topic'][];
          job_id: string;
          not_applicable: Database['public']['Enums']['safety_topic'][];
          signed_by: string;
        };
        Returns: boolean;
      };
      crew_start_job: {
        Args: { job_id: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      crew_start_travel: {
        Args: { job_id: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      day_route: { Args: { day: string }; Returns: Json };
      decide_admin_change: {
        Args: { change_id: string; decision: string; reason: string };
        Returns: string;
      };
      decide_business_proposal: {
        Args: { decision: string; proposal_id: string; reason: string };
        Returns: string;
      };
      decide_credit_claim: {
        Args: { claim_id: string; decision: string; reason: string };
        Returns: Database['public']['Enums']['lead_credit_claim_state'];
      };
      decide_dispute: {
        Args: { dispute_id: string; outcome: string; price_cents?: number; reason: string };
        Returns: Database['public']['Enums']['job_dispute_state'];
      };
      decide_payment_refund: {
        Args: { decision: string; reason: string; refund_id: string };
        Returns: Database['public']['Enums']['payment_refund_state'];
      };
      decide_plan_proposal: {
        Args: { decision: string; proposal_id: string; reason: string };
        Returns: string;
      };
      decide_token_adjustment: {
        Args: { adjustment_id: string; decision: string; reason: string };
        Returns: Database['public']['Enums']['token_adjustment_state'];
      };
      decide_vendor: {
        Args: { decision: string; expected_version?: number; reason: string; vendor_id: string };
        Returns: Database['public']['Enums']['vendor_state'];
      };
      decline_change_order: {
        Args: { change_order_id: string; reason: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      decline_lead: {
        Args: { lead_id: string; reason: string };
        Returns: Database['public']['Enums']['lead_state'];
      };
      decline_quote: {
        Args: { quote_id: string; reason: string };
        Returns: Database['public']['Enums']['quote_state'];
      };
      deliver_job: {
        Args: { job_id: string; note: string; photos: Json };
        Returns: Database['public']['Enums']['job_state'];
      };
      discard_request_draft: { Args: { key: string }; Returns: undefined };
      end_checkout: { Args: { provider_session: string }; Returns: boolean };
      end_other_sessions: { Args: Record<PropertyKey, never>; Returns: number };
      end_plan: {
        Args: { idempotency_key: string; reason: string; subscription_id: string };
        Returns: Json;
      };
      end_sessions: { Args: { session_ids: string[] }; Returns: number };
      end_viewing: { Args: { viewing_id: string }; Returns: undefined };
      ensure_default_plans: { Args: Record<PropertyKey, never>; Returns: boolean };
      error_report_values: {
        Args: Record<PropertyKey, never>;
        Returns: {
          value: string;
          what: string;
        }[];
      };
      estimate_accuracy: {
        Args: { from_day?: string; to_day?: string };
        Returns: {
          above: number;
          accepted_quotes: number;
          below: number;
          category: Database['public']['Enums']['service_category'];
          inside: number;
          inside_share: number;
          version: number;
        }[];
      };
      estimate_request: { Args: { input: Json }; Returns: Json };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      file_credit_claim: {
        Args: { description: string; idempotency_key: string; lead_id: string; reason: string };
        Returns: Json;
      };
      files_to_remove: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bucket_id: string;
          name: string;
        }[];
      };
      find_error_reports: {
        Args: {
          before?: number;
          category?: string;
          page_size?: number;
          release?: string;
          remote?: string;
          remote_version?: string;
          severity?: string;
          since?: string;
          source?: string;
          words?: string;
        };
        Returns: {
          category: string;
          context: Json | null;
          created_at: string;
          fingerprint: string;
          id: number;
          message: string;
          report_key: string | null;
          severity: string;
          source: string | null;
          stack_trace: string | null;
          url: string | null;
          user_agent: string | null;
          user_id: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'error_logs';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_my_requests: {
        Args: {
          after?: string;
          at_property?: string;
          page_size?: number;
          sort?: string;
          states?: string[];
          words?: string;
        };
        Returns: {
          id: string;
          number: number;
        }[];
      };
      find_vendors: {
        Args: {
          after_id?: string;
          after_key?: number;
          category?: string;
          min_stars?: number;
          open_this_week?: boolean;
          page_size?: number;
          sort?: string;
          with_compensation?: boolean;
          zip: string;
        };
        Returns: {
          about: string;
          business_name: string;
          categories: Database['public']['Enums']['service_category'][];
          city: string;
          distance_km: number;
          is_demo: boolean;
          is_open_this_week: boolean;
          jobs_completed: number;
          key: number;
          near_latitude: number;
          near_longitude: number;
          promoted: boolean;
          rating: number;
          rating_count: number;
          region: string;
          total: number;
          vendor_id: string;
          verified: Database['public']['Enums']['credential_kind'][];
        }[];
      };
      finish_customer_erasure: { Args: { vendor_id: string }; Returns: undefined };
      finish_outbox: {
        Args: { error?: string; id: string; now_at?: string; ok: boolean };
        Returns: string;
      };
      finish_payment_event: { Args: { event_id: string }; Returns: undefined };
      finish_photo: { Args: { id: string }; Returns: undefined };
      follow_mail_event: {
        Args: { address: string; happened_at: string; reason: string };
        Returns: undefined;
      };
      follow_text_reply: { Args: { phone: string; stops: boolean }; Returns: undefined };
      forget_push_token: { Args: { token: string }; Returns: undefined };
      give_up_outbox: {
        Args: { now_at?: string };
        Returns: {
          failure: string;
          id: string;
        }[];
      };
      grant_tokens: {
        Args: { idempotency_key: string; reason: string; tokens: number; vendor_id: string };
        Returns: Json;
      };
      hand_back_outbox: { Args: { attempt: number; id: string }; Returns: undefined };
      health_findings: {
        Args: { now_at?: string };
        Returns: {
          finding: string;
          subject: string;
        }[];
      };
      hold_for_weather: {
        Args: { job_id: string; new_start?: string; reason: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      import_busy_times: {
        Args: { calendar: string; replaced: Json; times: Json };
        Returns: {
          calendar: string | null;
          created_at: string;
          ends_at: string;
          event_uid: string | null;
          id: string;
          note: string | null;
          occurrence: string | null;
          starts_at: string;
          vendor_id: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'vendor_blocks';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      import_properties: {
        Args: { idempotency_key: string; is_preview?: boolean; rows: Json };
        Returns: Json;
      };
      import_property_trees: {
        Args: { idempotency_key: string; is_preview?: boolean; rows: Json };
        Returns: Json;
      };
      is_promoted: { Args: { vendor_id: string }; Returns: boolean };
      is_unsubscribe_token: { Args: { token: string }; Returns: boolean };
      issue_admin_pass: {
        Args: Record<PropertyKey, never>;
        Returns: {
          lasts_seconds: number;
          pass: string;
        }[];
      };
      job_plan_advice: {
        Args: {
          hours: number;
          job_id: string;
          machines?: Database['public']['Enums']['equipment_kind'][];
          people?: number;
          start_at: string;
        };
        Returns: Json;
      };
      join_waitlist: { Args: { email: string; zip: string }; Returns: undefined };
      keep_review: { Args: { reason: string; review_id: string }; Returns: number };
      lead_contact: { Args: { lead_id: string }; Returns: Json };
      leave_request_draft: {
        Args: { answers: Json; earlier?: string; key: string };
        Returns: string;
      };
      leave_waitlist: { Args: { token: string }; Returns: boolean };
      mark_conversation_read: { Args: { conversation_id: string }; Returns: undefined };
      mark_job_paid: { Args: { job_id: string; paid: boolean }; Returns: undefined };
      mark_notifications_read: { Args: { ids?: string[] }; Returns: number };
      market_proof: { Args: Record<PropertyKey, never>; Returns: Json };
      marketplace_health: {
        Args: { from_day: string; to_day: string };
        Returns: {
          accepted_offers: number;
          accepted_quotes: number;
          day: string;
          errors: number;
          first_quote_minutes: number;
          inside_estimate: number;
          offers: number;
          quoted: number;
          requests: number;
          taken: number;
          tokens: number;
        }[];
      };
      match_candidate_page: {
        Args: {
          at_most?: number;
          name?: string;
          part: string;
          reason?: string;
          run_id: string;
          skip?: number;
          sort?: string;
          vendor?: string;
        };
        Returns: {
          base_rank: number;
          base_score: number;
          below_floor: string;
          boost: number;
          boosted_rank: number;
          business_name: string;
          city: string;
          components: Json;
          distance_km: number;
          filtered_reason: Database['public']['Enums']['match_filter'];
          final_score: number;
          found: number;
          is_newcomer: boolean;
          offer_position: number;
          region: string;
          reserved_for: string;
          reviews: number;
          service_radius_km: number;
          stars: number;
          vendor_id: string;
        }[];
      };
      match_map_of: { Args: { run_id: string }; Returns: Json };
      move_appointment: {
        Args: { new_start: string; seen_start: string; token: string };
        Returns: boolean;
      };
      my_admin_access: { Args: Record<PropertyKey, never>; Returns: string };
      my_billing: { Args: Record<PropertyKey, never>; Returns: Json };
      my_business: { Args: Record<PropertyKey, never>; Returns: Json };
      my_conversations: {
        Args: {
          about_request?: string;
          after?: string;
          conversation?: string;
          page_size?: number;
          unread?: boolean;
        };
        Returns: {
          category: Database['public']['Enums']['service_category'];
          contact_shared: boolean;
          id: string;
          is_open: boolean;
          last_message: string;
          last_message_at: string;
          lead_id: string;
          lead_state: Database['public']['Enums']['lead_state'];
          other_name: string;
          other_vendor_id: string;
          request_id: string;
          request_number: number;
          time_zone: string;
          unread_count: number;
        }[];
      };
      my_feature_flags: { Args: Record<PropertyKey, never>; Returns: Json };
      my_header: { Args: { with_flags?: boolean }; Returns: Json };
      my_lead_competition: {
        Args: { lead_ids?: string[] };
        Returns: {
          at_most: number;
          lead_id: string;
          taken: number;
        }[];
      };
      my_lead_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          leads: number;
          state: Database['public']['Enums']['lead_state'];
        }[];
      };
      my_lead_list: { Args: { after?: Json; at_most?: number; filter: Json }; Returns: Json };
      my_lead_page: {
        Args: { after?: Json; at_most?: number; filter: Json };
        Returns: {
          lead_id: string;
          place: Json;
        }[];
      };
      my_match_explanation: { Args: { lead_id: string }; Returns: Json };
      my_notification_preferences: { Args: Record<PropertyKey, never>; Returns: Json };
      my_notifications: {
        Args: { before?: string; page_size?: number };
        Returns: {
          created_at: string;
          data: Json;
          id: string;
          kind: string;
          link: string;
          read_at: string;
        }[];
      };
      my_onboarding: { Args: Record<PropertyKey, never>; Returns: Json };
      my_pressing_requests: {
        Args: { page_size?: number };
        Returns: {
          id: string;
          total: number;
        }[];
      };
      my_property_figures: {
        Args: { properties: string[] };
        Returns: {
          last_work_at: string;
          open_requests: number;
          property_id: string;
          requests: number;
          trees: number;
          worrying_trees: number;
        }[];
      };
      my_request_list: {
        Args: {
          after?: string;
          at_property?: string;
          page_size?: number;
          sort?: string;
          states?: string[];
          words?: string;
        };
        Returns: Json;
      };
      my_reviews_of: { Args: { vendor_id: string }; Returns: string[] };
      my_saved_vendors: {
        Args: Record<PropertyKey, never>;
        Returns: {
          business_name: string;
          categories: Database['public']['Enums']['service_category'][];
          city: string;
          is_demo: boolean;
          is_listed: boolean;
          jobs_completed: number;
          rating: number;
          rating_count: number;
          region: string;
          vendor_id: string;
        }[];
      };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          device: string;
          id: string;
          is_current: boolean;
          last_seen_at: string;
          started_at: string;
          total: number;
        }[];
      };
      my_spending: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cents: number;
          jobs: number;
          property: string;
          property_id: string;
          year: number;
        }[];
      };
      my_token_summary: { Args: Record<PropertyKey, never>; Returns: Json };
      my_trees_needing_care: {
        Args: { at_property?: string; page_size?: number };
        Returns: {
          condition: string;
          count: number;
          diameter_cm: number;
          height_m: number;
          label: string;
          last_work_at: string;
          property: string;
          property_id: string;
          region: string;
          species: string;
          time_zone: string;
          tree_id: string;
        }[];
      };
      my_vendor_stats: { Args: { from_day?: string; to_day?: string }; Returns: Json };
      news_since: { Args: { seconds: number }; Returns: string[] };
      next_free_slot: {
        Args: { after_at?: string; hours: number; vendor_id: string };
        Returns: {
          ends_at: string;
          starts_at: string;
        }[];
      };
      note_channels: { Args: { push: boolean; texts: boolean }; Returns: undefined };
      note_forwarded_reports: {
        Args: { last_error: number; last_vital: number };
        Returns: undefined;
      };
      note_health_report: { Args: Record<PropertyKey, never>; Returns: undefined };
      open_decisions: {
        Args: { only_queue?: string; shown?: number };
        Returns: {
          queue: string;
          rows: Json;
          total: number;
        }[];
      };
      open_dispute: {
        Args: {
          description: string;
          idempotency_key: string;
          job_id: string;
          photos: Json;
          reason: string;
          wanted: string;
          wanted_price_cents?: number;
        };
        Returns: Json;
      };
      order_media: { Args: { media_ids: Json }; Returns: undefined };
      owner_dashboard: { Args: { shown_properties?: number }; Returns: Json };
      page_vitals_by_day: {
        Args: { from_day: string; to_day: string };
        Returns: {
          day: string;
          metric: string;
          p75: number;
          samples: number;
        }[];
      };
      page_vitals_by_page: {
        Args: { from_day: string; to_day: string };
        Returns: {
          metric: string;
          p75: number;
          page: string;
          release: string;
          remote: string;
          remote_version: string;
          samples: number;
        }[];
      };
      pair_media: { Args: { after_id: string; before_id: string }; Returns: undefined };
      pause_business: {
        Args: { reason: string; until?: string };
        Returns: Database['public']['Enums']['vendor_state'];
      };
      payment_work: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cents: number;
          charge: string;
          reference: string;
          refund_id: string;
          task: string;
          vendor_id: string;
        }[];
      };
      plan_figures: {
        Args: { from_day: string; to_day: string };
        Returns: {
          began: number;
          ended: number;
          payments: number;
          plan_id: string;
          revenue_cents: number;
          subscribers: number;
        }[];
      };
      post_chargeback: {
        Args: {
          answer_by: string;
          cents: number;
          charge: string;
          movements: Json;
          opened_at: string;
          outcome: string;
          provider_dispute: string;
          reason: string;
        };
        Returns: boolean;
      };
      post_failed_refund: {
        Args: {
          cents: number;
          failed_at: string;
          failure: string;
          movement: string;
          provider_refund: string;
        };
        Returns: boolean;
      };
      post_payment: {
        Args: {
          cents: number;
          charge: string;
          charged_at: string;
          failure: string;
          invoice: string;
          provider_subscription: string;
          purchase_id: string;
          receipt_url: string;
          subscription_id: string;
        };
        Returns: string;
      };
      post_provider_subscription: {
        Args: {
          has_ended: boolean;
          is_ending: boolean;
          provider_subscription: string;
          subscription_id: string;
        };
        Returns: undefined;
      };
      post_refund: {
        Args: {
          cents: number;
          charge: string;
          provider_refund: string;
          refund_id: string;
          refunded_at: string;
        };
        Returns: boolean;
      };
      preview_matching: { Args: { changes: Json }; Returns: Json };
      preview_price_book: { Args: { changes: Json; examples: Json }; Returns: Json };
      preview_price_book_on_requests: { Args: { changes: Json }; Returns: Json };
      price_and_vendors: { Args: { input: Json; zip: string }; Returns: Json };
      propose_admin_change: {
        Args: { change: string; person_id: string; reason: string };
        Returns: string;
      };
      propose_change_order: {
        Args: { idempotency_key: string; job_id: string; line_items: Json; reason: string };
        Returns: Json;
      };
      propose_payment_refund: { Args: { payment_id: string; reason: string }; Returns: string };
      propose_refund_settlement: {
        Args: {
          reason: string;
          refund_id: string;
          settlement: Database['public']['Enums']['payment_settlement'];
        };
        Returns: string;
      };
      public_vendor_profile: { Args: { vendor_id: string }; Returns: Json };
      quote_letterhead: { Args: { quote_id: string }; Returns: Json };
      reapply_vendor_application: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['Enums']['vendor_state'];
      };
      reconcile_payments: {
        Args: { from_at: string; movements: Json; to_at: string };
        Returns: Json;
      };
      record_page_vitals: {
        Args: {
          device: string;
          page: string;
          release: string;
          remote?: string;
          remote_version?: string;
          vitals: Json;
        };
        Returns: undefined;
      };
      register_push_token: { Args: { platform: string; token: string }; Returns: undefined };
      reject_credential: { Args: { credential_id: string; reason: string }; Returns: undefined };
      reject_request_as_spam: { Args: { reason: string; request_id: string }; Returns: number };
      releases_in_use: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bundle: string;
          seen_at: string;
          version: string;
        }[];
      };
      remote_load_failures: {
        Args: { from_day: string; to_day: string };
        Returns: {
          failures: number;
          last_at: string;
          people: number;
          remote: string;
          remote_version: string;
        }[];
      };
      remove_market: {
        Args: { expected_version?: number; market_id: string; reason: string };
        Returns: undefined;
      };
      remove_property: { Args: { property_id: string }; Returns: undefined };
      remove_property_tree: { Args: { reason: string; tree_id: string }; Returns: undefined };
      remove_review: { Args: { reason: string; review_id: string }; Returns: undefined };
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      reopen_job: {
        Args: { job_id: string; reason: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      repeat_request: { Args: { request_id: string }; Returns: Json };
      replay_match: {
        Args: { run_id: string };
        Returns: {
          base_rank: number;
          offer_position: number;
          reserved_for: string;
          stored_base_rank: number;
          stored_offer_position: number;
          stored_reserved_for: string;
          vendor_id: string;
        }[];
      };
      reply_to_contact_message: {
        Args: { answered_seen?: string; body: string; idempotency_key: string; message_id: string };
        Returns: Json;
      };
      reply_to_review: { Args: { reply: string; review_id: string }; Returns: undefined };
      report_late: { Args: { job_id: string; minutes: number }; Returns: number };
      report_message: { Args: { message_id: string; reason: string }; Returns: string };
      report_no_show: {
        Args: { job_id: string; note: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      report_review: { Args: { note: string; reason: string; review_id: string }; Returns: string };
      reports_to_forward: {
        Args: { at_most?: number };
        Returns: {
          at: string;
          facts: Json;
          id: number;
          kind: string;
          severity: string;
          text: string;
        }[];
      };
      request_account_deletion: { Args: { confirm_email: string }; Returns: string };
      request_draft_status: {
        Args: { key: string };
        Returns: {
          category: string;
          number: number;
          photos: number;
          request_id: string;
          search: string;
        }[];
      };
      request_offer_status: {
        Args: { request_id: string };
        Returns: {
          accepted: number;
          accepts_at_most: number;
          asked_vendor_id: string;
          asked_vendor_name: string;
          can_ask_again: boolean;
          declined: number;
          expires_at: string;
          lapsed: number;
          next_at: string;
          notified: number;
          passed: Json;
          passed_words: string;
          search: string;
          viewed: number;
          waiting: number;
        }[];
      };
      request_quote_changes: {
        Args: { note: string; quote_id: string };
        Returns: Database['public']['Enums']['quote_state'];
      };
      resolve_error_group: { Args: { fingerprint: string; reason: string }; Returns: undefined };
      resolve_message_report: {
        Args: { outcome: string; report_id: string; resolution: string };
        Returns: undefined;
      };
      resume_business: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['Enums']['vendor_state'];
      };
      resume_mails: { Args: Record<PropertyKey, never>; Returns: undefined };
      reverse_token_entry: {
        Args: { entry_id: number; idempotency_key: string; reason: string };
        Returns: Json;
      };
      review_queue: {
        Args: { only_mine?: boolean; only_queue?: string; shown?: number };
        Returns: {
          assigned_email: string;
          assigned_to: string;
          due_at: string;
          id: string;
          notes: number;
          queue: string;
          since: string;
          subject: Json;
          total: number;
        }[];
      };
      revoke_crew_link: { Args: { link_id: string }; Returns: undefined };
      revoke_request_share: { Args: { share_id: string }; Returns: undefined };
      run_due_timers: { Args: { now_at?: string }; Returns: number };
      save_checkout_session: {
        Args: { checkout_id: string; provider_session: string };
        Returns: boolean;
      };
      save_feature_flag: {
        Args: { expected_version?: number; name: string; reason: string; rule: Json };
        Returns: number;
      };
      save_form_drafts: {
        Args: { drafts: Json };
        Returns: {
          content: Json;
          draft_id: string;
          is_saved: boolean;
          key: string;
          saved_at: string;
        }[];
      };
      save_market: {
        Args: { expected_version?: number; market: Json; market_id?: string; reason?: string };
        Returns: Json;
      };
      save_matching_policy: {
        Args: { changes: Json; expected_version?: number; idempotency_key: string; reason: string };
        Returns: Json;
      };
      save_notification_preferences: { Args: { preferences: Json }; Returns: Json };
      save_plan: {
        Args: { expected_version?: number; plan: Json; plan_id?: string; reason: string };
        Returns: Json;
      };
      save_price_book: {
        Args: { changes: Json; expected_version?: number; idempotency_key: string; reason: string };
        Returns: Json;
      };
      save_property_tree: {
        Args: { expected_version?: number; facts: Json; property_id: string; tree_id?: string };
        Returns: Json;
      };
      save_provider_customer: {
        Args: { instead_of?: string; provider_customer: string; vendor_id: string };
        Returns: string;
      };
      save_request_draft: {
        Args: { answers: Json; expected_version?: number; key: string };
        Returns: number;
      };
      save_resolution_policy: {
        Args: { changes: Json; expected_version?: number; idempotency_key: string; reason: string };
        Returns: Json;
      };
      save_vendor: { Args: { vendor_id: string }; Returns: undefined };
      schedule_job: {
        Args: {
          despite_conflict?: boolean;
          expected_version?: number;
          hours?: number;
          job_id: string;
          machines?: Database['public']['Enums']['equipment_kind'][];
          people?: number;
          start_at: string;
        };
        Returns: number;
      };
      send_contact_message: {
        Args: { answers?: string; body: string; email: string; name: string; topic: string };
        Returns: string;
      };
      send_message: {
        Args: {
          attachments?: Json;
          body: string;
          conversation_id: string;
          idempotency_key: string;
        };
        Returns: Json;
      };
      send_quote: {
        Args: {
          earliest_start: string;
          expected_version?: number;
          idempotency_key: string;
          lead_id: string;
          line_items: Json;
          message: string;
          photos?: Json;
          tax_percent?: number;
          valid_days: number;
        };
        Returns: Json;
      };
      set_market_status: {
        Args: { expected_version?: number; market_id: string; reason?: string; status: string };
        Returns: Json;
      };
      set_special_day: {
        Args: { day: string; expected_version?: number; hours: Json; note?: string };
        Returns: number;
      };
      set_working_hours: { Args: { expected_version?: number; hours: Json }; Returns: number };
      settle_dispute: {
        Args: { dispute_id: string };
        Returns: Database['public']['Enums']['job_dispute_state'];
      };
      settle_trees: { Args: { gone: string[]; job_id: string }; Returns: number };
      share_contact: { Args: { lead_id: string }; Returns: Json };
      share_request: {
        Args: { lead_id?: string; request_id: string; valid_days?: number };
        Returns: Json;
      };
      shared_request: { Args: { token: string }; Returns: Json };
      sign_safety_checklist: {
        Args: {
          confirmed: Database['public']['Enums']['safety_topic'][];
          job_id: string;
          not_applicable: Database['public']['Enums']['safety_topic'][];
          signed_by: string;
        };
        Returns: undefined;
      };
      similar_accounts: { Args: { proposed_name?: string; vendor_id: string }; Returns: Json };
      simulate_boost: { Args: { multiplier: number }; Returns: Json };
      simulate_match: {
        Args: { at_most?: number; request_id: string; run_id?: string; weights: Json };
        Returns: {
          base_rank: number;
          base_score: number;
          boost: number;
          business_name: string;
          final_score: number;
          offer_position: number;
          reserved_for: string;
          stored_final_score: number;
          stored_offer_position: number;
          vendor_id: string;
        }[];
      };
      skip_outbox: { Args: { id: string; reason: string }; Returns: undefined };
      start_job: { Args: { job_id: string }; Returns: Database['public']['Enums']['job_state'] };
      start_travel: { Args: { job_id: string }; Returns: Database['public']['Enums']['job_state'] };
      start_viewing: { Args: { person_id: string; reason: string }; Returns: Json };
      stop_texts: { Args: Record<PropertyKey, never>; Returns: undefined };
      submit_request: { Args: { idempotency_key: string; input: Json }; Returns: Json };
      submit_review: {
        Args: { body: string; job_id: string; photos?: Json; rating: number };
        Returns: string;
      };
      submit_vendor_application: {
        Args: Record<PropertyKey, never>;
        Returns: Database['public']['Enums']['vendor_state'];
      };
      switch_feature_flag: {
        Args: { is_on: boolean; name: string; reason: string };
        Returns: undefined;
      };
      texts_as_written: {
        Args: { request_id?: string };
        Returns: {
          field: string;
          subject: string;
          words: string;
        }[];
      };
      token_ledger_page: {
        Args: {
          at_most?: number;
          before_id?: number;
          from_day?: string;
          kinds?: Json;
          to_day?: string;
          vendor_id?: string;
        };
        Returns: {
          balance_after: number;
          created_at: string;
          held_delta: number;
          id: number;
          kind: Database['public']['Enums']['token_entry_kind'];
          lead_id: string;
          posted_delta: number;
          reason: string;
          request_id: string;
          request_number: number;
          reverses_id: number;
        }[];
      };
      trees_to_check: {
        Args: { job_id: string };
        Returns: {
          count: number;
          label: string;
          species: string;
          tree_id: string;
        }[];
      };
      unpair_media: { Args: { media_id: string }; Returns: undefined };
      unread_notifications: { Args: Record<PropertyKey, never>; Returns: number };
      unread_total: { Args: Record<PropertyKey, never>; Returns: number };
      unsave_vendor: { Args: { vendor_id: string }; Returns: undefined };
      unshare_contact: { Args: { lead_id: string }; Returns: undefined };
      unsubscribe: { Args: { everything?: boolean; token: string }; Returns: number };
      update_property: {
        Args: {
          address: string;
          expected_version?: number;
          label: string;
          property_id: string;
          zip: string;
        };
        Returns: Json;
      };
      vendor_availability: {
        Args: { from_at: string; to_at: string; vendor_id: string };
        Returns: {
          ends_at: string;
          starts_at: string;
        }[];
      };
      vendor_dashboard: { Args: { days?: number; period?: string }; Returns: Json };
      vendor_records: { Args: { vendor_ids: string[] }; Returns: Json[] };
      vendor_reviews: {
        Args: { after_at?: string; after_id?: string; page_size?: number; vendor_id: string };
        Returns: {
          author_name: string;
          body: string;
          id: string;
          photos: string[];
          published_at: string;
          rating: number;
          removal_reason: string;
          reply: string;
          state: Database['public']['Enums']['review_state'];
        }[];
      };
      verify_credential: {
        Args: { credential_id: string; evidence: string; expected_document?: string };
        Returns: undefined;
      };
      view_lead: { Args: { lead_id: string }; Returns: Database['public']['Enums']['lead_state'] };
      view_quote: {
        Args: { quote_id: string };
        Returns: Database['public']['Enums']['quote_state'];
      };
      viewed_person: { Args: Record<PropertyKey, never>; Returns: Json };
      waitlist_entry: { Args: { token: string }; Returns: Json };
      why_not_ask: { Args: { category: string; vendor_id: string; zip: string }; Returns: string };
      withdraw_announcement: {
        Args: { announcement_id: string; reason: string };
        Returns: undefined;
      };
      withdraw_business_proposal: { Args: { proposal_id: string }; Returns: undefined };
      withdraw_change_order: {
        Args: { change_order_id: string };
        Returns: Database['public']['Enums']['job_state'];
      };
      withdraw_credential_verification: {
        Args: { credential_id: string; reason: string };
        Returns: undefined;
      };
      withdraw_credit_claim: {
        Args: { claim_id: string };
        Returns: Database['public']['Enums']['lead_credit_claim_state'];
      };
      withdraw_dispute: {
        Args: { dispute_id: string };
        Returns: Database['public']['Enums']['job_dispute_state'];
      };
      withdraw_lead: {
        Args: { lead_id: string; reason: string };
        Returns: Database['public']['Enums']['lead_state'];
      };
      withdraw_quote: {
        Args: { quote_id: string; reason: string };
        Returns: Database['public']['Enums']['quote_state'];
      };
      won_after_release: {
        Args: { from_day: string; to_day: string };
        Returns: {
          business_name: string;
          owner_id: string;
          owner_name: string;
          released: number;
          vendor_id: string;
          won: number;
        }[];
      };
      zips_around: { Args: { miles: number; zip: string }; Returns: Json };
    };
    Enums: {
      account_deletion_state: 'requested' | 'canceled' | 'erased';
      billing_period: 'monthly' | 'quarterly' | 'yearly';
      care_reminder_state: 'planned' | 'sent' | 'dropped';
      credential_kind:
        | 'isa_certified_arborist'
        | 'traq'
        | 'liability_insurance'
        | 'workers_compensation'
        | 'license'
        | 'line_clearance';
      crew_qualification:
        | 'isa_certified_arborist'
        | 'traq'
        | 'line_clearance'
        | 'commercial_driver'
        | 'crane_operator'
        | 'aerial_lift'
        | 'aerial_rescue'
        | 'first_aid'
        | 'pesticide_applicator';
      dispute_outcome:
        | 'no_change'
        | 'rework'
        | 'price_reduced'
        | 'job_canceled'
        | 'work_accepted'
        | 'no_show_cleared';
      dispute_reason:
        | 'incomplete_work'
        | 'poor_quality'
        | 'damage'
        | 'no_show'
        | 'price'
        | 'payment'
        | 'safety'
        | 'other';
      equipment_kind:
        'climbing_gear' | 'bucket_truck' | 'crane' | 'stump_grinder' | 'chipper' | 'log_loader';
      job_dispute_state:
        'submitted' | 'under_review' | 'decided' | 'appealed' | 'closed' | 'withdrawn';
      job_state:
        | 'scheduled'
        | 'en_route'
        | 'in_progress'
        | 'change_order_pending'
        | 'delivered'
        | 'completed'
        | 'weather_hold'
        | 'canceled'
        | 'no_show';
      lead_credit_claim_state:
        'submitted' | 'under_review' | 'granted' | 'denied' | 'appealed' | 'closed' | 'withdrawn';
      lead_credit_reason:
        | 'request_canceled'
        | 'duplicate_request'
        | 'owner_silent'
        | 'contact_unreachable'
        | 'owner_no_show'
        | 'not_as_described'
        | 'not_genuine'
        | 'other';
      lead_state:
        | 'offered'
        | 'viewed'
        | 'accepted'
        | 'engaged'
        | 'quoted'
        | 'won'
        | 'lost'
        | 'declined'
        | 'expired'
        | 'released'
        | 'credited'
        | 'withdrawn';
      match_filter:
        | 'own_request'
        | 'declined'
        | 'already_offered'
        | 'insurance_missing'
        | 'line_clearance_missing'
        | 'arborist_missing'
        | 'stump_grinder_missing'
        | 'crane_missing'
        | 'fully_booked';
      media_kind: 'logo' | 'photo' | 'video';
      media_moment: 'before' | 'after';
      money_account: 'provider' | 'token_sales' | 'plan_sales' | 'own_bank';
      payment_refund_state:
        'pending' | 'approved' | 'refused' | 'withdrawn' | 'completed' | 'failed' | 'settled';
      payment_settlement: 'paid_otherwise' | 'kept';
      payment_state: 'failed' | 'paid' | 'refunding' | 'refunded' | 'disputed' | 'charged_back';
      price_unit: 'each' | 'tree' | 'hour' | 'inch' | 'load' | 'flat';
      quote_state:
        | 'draft'
        | 'sent'
        | 'viewed'
        | 'changes_requested'
        | 'accepted'
        | 'declined'
        | 'expired'
        | 'withdrawn'
        | 'superseded';
      request_state:
        | 'draft'
        | 'submitted'
        | 'matching'
        | 'open'
        | 'awarded'
        | 'scheduled'
        | 'in_progress'
        | 'completed'
        | 'closed'
        | 'canceled'
        | 'expired'
        | 'rejected_spam';
      request_timing: 'emergency' | 'this_week' | 'this_month' | 'flexible';
      review_report_reason:
        | 'not_a_customer'
        | 'personal_data'
        | 'insult'
        | 'advertising'
        | 'wrong_business'
        | 'other'
        | 'doubtful_job';
      review_side: 'owner' | 'vendor';
      review_state: 'submitted' | 'published' | 'removed';
      safety_topic:
        | 'job_briefing'
        | 'emergency_plan'
        | 'protective_equipment'
        | 'tree_inspection'
        | 'electrical_hazards'
        | 'work_zone'
        | 'climbing'
        | 'aerial_lifts_and_cranes'
        | 'saws_and_chippers'
        | 'felling_and_rigging'
        | 'weather';
      service_category:
        'tree_removal' | 'stump_grinding' | 'arborist' | 'maintenance' | 'emergency';
      subscription_state: 'incomplete' | 'active' | 'past_due' | 'canceled' | 'unpaid';
      token_adjustment_state: 'pending' | 'approved' | 'refused' | 'withdrawn';
      token_entry_kind: 'grant' | 'purchase' | 'hold' | 'capture' | 'release' | 'refund' | 'adjust';
      user_type: 'owner' | 'vendor' | 'admin';
      vendor_state:
        | 'applied'
        | 'documents_pending'
        | 'under_review'
        | 'approved'
        | 'paused'
        | 'suspended'
        | 'rejected'
        | 'terminated';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      account_deletion_state: ['requested', 'canceled', 'erased'],
      billing_period: ['monthly', 'quarterly', 'yearly'],
      care_reminder_state: ['planned', 'sent', 'dropped'],
      credential_kind: [
        'isa_certified_arborist',
        'traq',
        'liability_insurance',
        'workers_compensation',
        'license',
        'line_clearance',
      ],
      crew_qualification: [
        'isa_certified_arborist',
        'traq',
        'line_clearance',
        'commercial_driver',
        'crane_operator',
        'aerial_lift',
        'aerial_rescue',
        'first_aid',
        'pesticide_applicator',
      ],
      dispute_outcome: [
        'no_change',
        'rework',
        'price_reduced',
        'job_canceled',
        'work_accepted',
        'no_show_cleared',
      ],
      dispute_reason: [
        'incomplete_work',
        'poor_quality',
        'damage',
        'no_show',
        'price',
        'payment',
        'safety',
        'other',
      ],
      equipment_kind: [
        'climbing_gear',
        'bucket_truck',
        'crane',
        'stump_grinder',
        'chipper',
        'log_loader',
      ],
      job_dispute_state: [
        'submitted',
        'under_review',
        'decided',
        'appealed',
        'closed',
        'withdrawn',
      ],
      job_state: [
        'scheduled',
        'en_route',
        'in_progress',
        'change_order_pending',
        'delivered',
        'completed',
        'weather_hold',
        'canceled',
        'no_show',
      ],
      lead_credit_claim_state: [
        'submitted',
        'under_review',
        'granted',
        'denied',
        'appealed',
        'closed',
        'withdrawn',
      ],
      lead_credit_reason: [
        'request_canceled',
        'duplicate_request',
        'owner_silent',
        'contact_unreachable',
        'owner_no_show',
        'not_as_described',
        'not_genuine',
        'other',
      ],
      lead_state: [
        'offered',
        'viewed',
        'accepted',
        'engaged',
        'quoted',
        'won',
        'lost',
        'declined',
        'expired',
        'released',
        'credited',
        'withdrawn',
      ],
      match_filter: [
        'own_request',
        'declined',
        'already_offered',
        'insurance_missing',
        'line_clearance_missing',
        'arborist_missing',
        'stump_grinder_missing',
        'crane_missing',
        'fully_booked',
      ],
      media_kind: ['logo', 'photo', 'video'],
      media_moment: ['before', 'after'],
      money_account: ['provider', 'token_sales', 'plan_sales', 'own_bank'],
      payment_refund_state: [
        'pending',
        'approved',
        'refused',
        'withdrawn',
        'completed',
        'failed',
        'settled',
      ],
      payment_settlement: ['paid_otherwise', 'kept'],
      payment_state: ['failed', 'paid', 'refunding', 'refunded', 'disputed', 'charged_back'],
      price_unit: ['each', 'tree', 'hour', 'inch', 'load', 'flat'],
      quote_state: [
        'draft',
        'sent',
        'viewed',
        'changes_requested',
        'accepted',
        'declined',
        'expired',
        'withdrawn',
        'superseded',
      ],
      request_state: [
        'draft',
        'submitted',
        'matching',
        'open',
        'awarded',
        'scheduled',
        'in_progress',
        'completed',
        'closed',
        'canceled',
        'expired',
        'rejected_spam',
      ],
      request_timing: ['emergency', 'this_week', 'this_month', 'flexible'],
      review_report_reason: [
        'not_a_customer',
        'personal_data',
        'insult',
        'advertising',
        'wrong_business',
        'other',
        'doubtful_job',
      ],
      review_side: ['owner', 'vendor'],
      review_state: ['submitted', 'published', 'removed'],
      safety_topic: [
        'job_briefing',
        'emergency_plan',
        'protective_equipment',
        'tree_inspection',
        'electrical_hazards',
        'work_zone',
        'climbing',
        'aerial_lifts_and_cranes',
        'saws_and_chippers',
        'felling_and_rigging',
        'weather',
      ],
      service_category: ['tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'],
      subscription_state: ['incomplete', 'active', 'past_due', 'canceled', 'unpaid'],
      token_adjustment_state: ['pending', 'approved', 'refused', 'withdrawn'],
      token_entry_kind: ['grant', 'purchase', 'hold', 'capture', 'release', 'refund', 'adjust'],
      user_type: ['owner', 'vendor', 'admin'],
      vendor_state: [
        'applied',
        'documents_pending',
        'under_review',
        'approved',
        'paused',
        'suspended',
        'rejected',
        'terminated',
      ],
    },
  },
} as const;
