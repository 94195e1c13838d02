/** A mail that was given up, as administrators see it: who, what, when and why, never what it carried. */
export interface FailedEmail {
  id: string;
  /** Name of a template in functions/_shared/email. */
  template: string;
  to_email: string;
  /** What the last try ended with. */
  reason: string | null;
  attempts: number;
  created_at: string;
  failed_at: string;
}
