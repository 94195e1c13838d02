/**
 * How long things are kept, in days, where administrators set nothing else (administration/settings.ts); a test compares them with
 * private.retention (RULES: Retention).
 */
export const retentionDays = {
  /** An account whose address nobody confirmed. */
  unconfirmedAccount: 30,
  /** Hashes of the secret and password of a sign-up that its browser has not confirmed. */
  firstPassword: 1,
  /** A job alert that was asked for and not confirmed, and the link that started one. */
  alertRequest: 2,
  /** A notification under the bell, read or not. */
  notification: 365,
  /** What a mail said that was given up (a sent one forgets at once); that it was written stays as long as the audit log. */
  mailBody: 30,
  /** The documents and answers sent with an application, after it was withdrawn. */
  withdrawnDocuments: 183,
  /** Messages with their files, and scorecards, after the application was closed. */
  conversation: 365,
  /** A file that was uploaded and then neither sent nor saved. */
  unusedFile: 7,
  /** Who looked at a profile or a document. */
  profileView: 365,
  /** What an invitation filled in for somebody, after it ended without being accepted. */
  endedInvitation: 90,
  /** What was written on the contact page, after it was answered or not. */
  contactMessage: 365,
  /** Entries of the audit log. */
  audit: 730,
  /** The name of a deleted company, keyed digests of its tax ID and its owners' addresses, and reports that waited about it. */
  departedCompany: 730,
  /** That a schedule ran. */
  scheduledRun: 3,
  /** That a scheduled call of a function failed. */
  failedCall: 30,
  /** Copies of the database and its files. */
  backup: 30,
} as const;
export type RetentionDays = Record<keyof typeof retentionDays, number>;
