/** Lengths and counts every layer checks. The CHECK constraints in supabase/migrations say the same; a test compares them. */
export const limits = {
  name: 200,
  personName: 100,
  sourceWords: 100,
  email: 320,
  phone: 40,
  url: 500,
  shortText: 200,
  unit: 50,
  city: 100,
  zipCode: 20,
  taxId: 50,
  companyDescription: 10_000,
  bio: 5_000,
  managementTerms: 5_000,
  invitationMessage: 2_000,
  rejectionReason: 2_000,
  rejectionMessage: 2_000,
  mailTemplate: 1_500,
  messageTemplate: 4_000,
  messageTemplateName: 60,
  viewName: 60,
  messageTemplates: 50,
  emailedAtOnce: 100,
  withdrawal: 1_000,
  jobTitle: 200,
  jobDescription: 20_000,
  jobRequirementText: 500,
  salary: 100_000_000,
  skills: 50,
  skill: 60,
  locations: 20,
  requirements: 50,
  questions: 30,
  question: 500,
  options: 30,
  option: 200,
  answer: 5_000,
  note: 5_000,
  /** How many a company uses, how many per application, and the length of one. */
  tags: 30,
  applicationTags: 10,
  tag: 24,
  criteria: 8,
  criterion: 200,
  mark: 1_000,
  scorecard: 5_000,
  message: 10_000,
  messageFiles: 5,
  interviewPlace: 500,
  interviewWords: 1_000,
  offerWords: 5_000,
  offerEnd: 1_000,
  certificates: 20,
  positions: 30,
  schools: 15,
  /** The description of a position. */
  historyText: 2_000,
  resumes: 5,
  resumeName: 150,
  coverLetter: 4_000,
  /** For the stored text of a resume. */
  resumeTextBytes: 102_400,
  cultureValues: 8,
  hiringSteps: 6,
  pictures: 6,
  pictureText: 200,
  hiringStep: 40,
  hiringStepText: 120,
} as const;

/** How many one account may create in 24 hours (RULES: Accounts). */
export const dailyQuotas = {
  applications: 30,
  jobs: 50,
  put_forwards: 200,
  reports: 10,
  proposals: 200,
  offers: 50,
  message_reports: 20,
  people: 100,
} as const;

/** How many messages an account may send per hour (RULES: Conversations); private.hourly_messages says the same. */
export const hourlyMessages = 100;

/** How long a message can be withdrawn, in minutes (RULES: Conversations); private.withdrawal_time says the same. */
export const withdrawalMinutes = 2;

/** Hours before a proposed time when picking and proposing it end (RULES: Interviews); private.pick_notice says the same. */
export const pickNoticeHours = 2;

/** Page size of lists that load more (keyset pages). */
export const pageSize = 20;
