/**
 * Retention in days, unless administrators change it (administration/settings.ts); a test compares this with private.retention
 * (RULES: Retention).
 */
export const retentionDays = {
  /** An account whose address was never confirmed. */
  unconfirmedAccount: 30,
  /** Hashes of a sign-up's secret and password, until its browser confirms it. */
  firstPassword: 1,
  /** A job alert that was requested but not confirmed, and the link that started it. */
  alertRequest: 2,
  /** A notification under the bell, read or not. */
  notification: 365,
  /** The body of a given-up email; a sent one is cleared right away. Its record stays as long as the audit log. */
  mailBody: 30,
  /** Documents and responses of an application, after it is withdrawn. */
  withdrawnDocuments: 183,
  /** Messages with their files, and scorecards, after the application closes. */
  conversation: 365,
  /** An uploaded file that was never sent or saved. */
  unusedFile: 7,
  /** Who looked at a profile or a document. */
  profileView: 365,
  /** Details prefilled by an invitation, after it ends without being accepted. */
  endedInvitation: 90,
  /** A message from the contact page, answered or not. */
  contactMessage: 365,
  audit: 730,
  /** A deleted company's name, keyed digests of its tax ID and its owners' addresses, and pending reports about it. */
  departedCompany: 730,
  /** Records of scheduled runs. */
  scheduledRun: 3,
  /** Records of failed scheduled calls. */
  failedCall: 30,
  /** Backups of the database and its files. */
  backup: 30,
} as const;
