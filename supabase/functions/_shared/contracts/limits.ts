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
  /** In use at a company, on an application, and the letters of one. */
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
  /** What somebody did in a job. */
  historyText: 2_000,
  resumes: 5,
  resumeName: 150,
  coverLetter: 4_000,
  /** Of the text that is kept of a resume. */
  resumeTextBytes: 102_400,
  cultureValues: 8,
  hiringSteps: 6,
  pictures: 6,
  pictureText: 200,
  hiringStep: 40,
  hiringStepText: 120,
} as const;

/** How many one account may make in 24 hours (RULES: Accounts). */
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

/** How many messages one account may send in an hour (RULES: Conversations); private.hourly_messages says the same. */
export const hourlyMessages = 100;

/** For how many minutes a message can be withdrawn (RULES: Conversations); private.withdrawal_time says the same. */
export const withdrawalMinutes = 2;

/** How many hours before a proposed time it can be picked and proposed (RULES: Interviews); private.pick_notice says the same. */
export const pickNoticeHours = 2;

/** Page size of lists that load more (keyset pages). */
export const pageSize = 20;
