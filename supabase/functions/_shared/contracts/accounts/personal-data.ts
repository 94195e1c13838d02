import { productName } from "../operator.ts";
import type { RetentionDays } from "./retention.ts";

/**
 * The personal data we store, in groups, as the privacy page prints it. personal-columns.ts assigns the database's columns to
 * these groups, and a test compares it with the database.
 */
export interface PersonalData {
  title: string;
  what: string;
  why: string;
  /** How long, with retention names standing for their days: "For {audit} days." */
  kept: string;
  readers: string;
}

export const personalData = {
  account: {
    title: "Your account",
    what: `Your email address, your name where you work for a company or administer ${productName}, whether you are a candidate, company staff or an administrator, and when the account was made. Your password is kept as a hash, from which nobody can read it. Of each place where you are signed in: since when, until when, and the browser and network address it came from.`,
    why: "To know who signs in, and to reach you.",
    kept: "As long as the account. One whose address nobody confirmed goes after {unconfirmedAccount} days.",
    readers:
      "You, and administrators; nobody reads the password. Colleagues in a company read each other's name, address and role.",
  },
  profile: {
    title: "A candidate's profile",
    what: "Your name, email address, phone numbers and address; your title and what you say about yourself; where you worked and studied, when, and what you did there; skills, years of experience, work authorization, gender if you name one, links, how you like to work and what you are looking for; which company manages you, if one does, on which terms, and from which of its partners you are hidden.",
    why: "To compare you with jobs, and to fill in your applications.",
    kept: "Until you change it or delete the account.",
    readers:
      "You, administrators, and a company that manages you with your agreement. Companies you apply to read a copy as you sent it, without street and gender; of how you like to work they read what the match says. Partners of the company that manages you read seven facts, and only while you have switched that on. What you are looking for is yours alone.",
  },
  documents: {
    title: "Your documents",
    what: "The resumes, cover letter and certificates you upload, and those you send with an application, with their names and sizes. Of a resume also its text (100 kB at most), as your browser read it when you saved it, or as the browser of someone at a company read it when they opened it.",
    why: "So that companies can read them with your application, and find you by what your resume says.",
    kept: "Until you remove them or delete the account; the text goes with its file. What was sent with an application stays with it; after you withdraw it, for {withdrawnDocuments} days. What you upload and never send or save: {unusedFile} days.",
    readers:
      "You, the companies you sent them to, and a company that manages you, which doesn't open other resumes than your default and no letter meant for another company. Only they find the text; what someone at a company's browser read, only that company. Each time somebody else opens one is written down.",
  },
  applications: {
    title: "Your applications",
    what: "For which job, when, your answers to its questions, a letter you wrote to its company, your profile as it was sent, how it compared with the job, each status with its time, why you withdrew if you said so, when you nudged the company for a late reply, and how you came to the job. Of companies that are gone: which job it was and how it ended.",
    why: "So that the company can decide, and both sides can look up what happened.",
    kept: "As long as your account and the company exist. Answers of a withdrawn application go after {withdrawnDocuments} days. Once you delete the account, the company keeps a number without you in it.",
    readers:
      "You, the staff of the company that posted the job (partner recruiters only where it is assigned to them), and a company that manages you.",
  },
  added: {
    title: "When a company adds you by hand",
    what: "What the company entered: your name, email address, phone number, skills and resume; who added you, when, and where they know you from; a digest of each link in the email to you. Of two entries that were merged, what each held.",
    why: "So that a company can keep people who reached it another way beside those who applied.",
    kept: "As long as the company keeps the application. Remove my data in the email deletes it at once, without an account. A digest of your address stays, so that the company can't add you again.",
    readers:
      "The recruiting staff of that company, and administrators. Once you take the application over it is yours, and you read what was entered.",
  },
  talks: {
    title: "Conversations, interviews and offers",
    what: "What you and a company write to each other about an application, with the files sent; times that were proposed and picked, where an interview is held and who takes part; offers with their terms and your answer; how far you have read, what you blocked or reported; your time zone, and whether your calendar can be read at a secret address, of which only a digest is kept.",
    why: "So that both sides find what was said and agreed, and come to the right place at the right time.",
    kept: "Messages and their files for {conversation} days after the application is closed; nothing is written any more 30 days after that. Interviews and offers as long as the application. When a candidate deletes their account all of it goes, on both sides; what staff wrote stays with the company, without their name.",
    readers:
      "The candidate, the staff of the company who handle the application, and while a company manages the candidate and made the application, its staff who handle them. Administrators read a message, with its files, only once one side has reported it.",
  },
  desk: {
    title: "What a team writes and decides about applicants",
    what: "Notes and tags of the team, who works on whom, what interviewers found, the reason noted for a rejection and the message sent with it.",
    why: "So that colleagues work together.",
    kept: "As long as the application or the managed profile they belong to; what interviewers found for {conversation} days after the application is closed.",
    readers:
      "The team of that company. A message sent with a rejection is yours to read; notes, tags, reasons and what interviewers found are not shown to you.",
  },
  saved: {
    title: "What you save",
    what: "Saved jobs, jobs you hid, saved searches and how often you want mail about them, and which jobs you were mailed of already. Without an account: the address you want job alerts at, and for which searches.",
    why: "So that you find them again, and are told of each job once.",
    kept: "Until you remove them or delete the account. An address goes with its last alert; one that isn't confirmed after {alertRequest} days.",
    readers: "You.",
  },
  matches: {
    title: "Your best matches",
    what: "A list of jobs that fit your profile, and what of the profile it was made from.",
    why: "So that your page shows at once. It rejects nobody and is shown to nobody else.",
    kept: "For a week after you last looked; it goes with the account.",
    readers: "You.",
  },
  views: {
    title: "Who looked at what",
    what: "That a visitor has looked at a job on a day, as a digest of what their browser made up for that day. Of a candidate's profile and documents: which company looked, when, and for which application.",
    why: "To count visitors once, and so that candidates see who has read about them.",
    kept: "The digests for two days, the number for good. Who looked at a profile: {profileView} days.",
    readers: "The numbers: the company of the job. Who looked at your profile: you.",
  },
  company: {
    title: "A company's registration",
    what: "Names, phone numbers and email addresses of its contacts, its addresses, tax id and documents; who registered it and who may have proposed a change.",
    why: "To check that a company is who it says, and to reach it.",
    kept: "As long as the company is registered.",
    readers:
      "Its staff, partner recruiters apart, and administrators. Everybody reads its name, logo, industry, size, place, website, description and ways of working once it is approved.",
  },
  staff: {
    title: "Working for a company",
    what: "Name, email address, phone and role at the company, which jobs, candidates and applications are assigned to you, which jobs you made, and which mails you want.",
    why: "To give each colleague the rights they need, and no more.",
    kept: "Until you leave the team or delete the account; a job keeps no name of who made it.",
    readers: "Colleagues at that company, and administrators. Which mails you want is yours alone.",
  },
  invitations: {
    title: "Invitations",
    what: "The email address that was invited, by whom, to what, and the name and message that came with it.",
    why: "So that only the invited person can accept, and the sender sees what became of it.",
    kept: "The invitation itself as long as who sent it has an account; what it filled in for you goes {endedInvitation} days after it ended without being accepted.",
    readers: "You, by the link in the mail; who sent it, colleagues who may invite, and administrators.",
  },
  messages: {
    title: "What you are told",
    what: "Notifications under the bell, and mails: to which address, of which kind, when, and what they carry until they are sent. Which mails you have turned off, and the link at the end of a mail that does.",
    why: "So that no news gets lost, also where the mail server is down.",
    kept: "Notifications for {notification} days. What a mail says goes when it is sent, or {mailBody} days after it was given up; that it was sent stays as long as the log.",
    readers: "You. Administrators see to whom a mail could not be delivered, never what it said.",
  },
  reports: {
    title: "What you write to us",
    what: "Messages from the contact page with the name and address you typed, and reports of jobs with your words. For an hour a digest of the account or network address a message came from; for a day one of each address that job alerts are asked for, and from where.",
    why: "To answer, to act, and to keep programs from flooding us.",
    kept: "Messages for {contactMessage} days, and not longer than the account they were written from. Reports as long as the job, and not longer than your account.",
    readers: "Administrators. A company never learns who reported its job.",
  },
  departed: {
    title: "A deleted company",
    what: "The company's name, digests of its tax ID and its administrators' addresses that nobody can read back, and reports about it that no one had decided, without who made them.",
    why: "So that deleting a company doesn't erase what was reported about it, and it isn't approved again unseen.",
    kept: "For {departedCompany} days.",
    readers: "Administrators, who never see the digests.",
  },
  audit: {
    title: "The log",
    what: "Who did what to which company, job, invitation, account or document, and when. What an administrator decided, for the seconds in which it can be taken back. While your account is suspended, why, and what the administrator wrote to you.",
    why: "So that mistakes and abuse can be found and undone.",
    kept: "For {audit} days. When you delete your account its entries lose what names you.",
    readers: "Administrators.",
  },
} as const satisfies Record<string, PersonalData>;
export type PersonalGroup = keyof typeof personalData;

/** How long a group is kept, with the days in effect. */
export const keptInWords = (kept: string, days: RetentionDays): string =>
  kept.replace(/\{(\w+)\}/g, (_, of: string) => String(days[of as keyof RetentionDays]));
