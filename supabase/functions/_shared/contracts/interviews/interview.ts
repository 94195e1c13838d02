/** Where an interview is held; the CHECK in SQL lists the same. */
export const interviewPlaces = ["video", "phone", "in_person"] as const;
export type InterviewPlace = (typeof interviewPlaces)[number];

/** How people meet, as calendars and the application say it. */
export const placeWords: Record<InterviewPlace, string> = {
  video: "Video call",
  phone: "Phone call",
  in_person: "In person",
};

/** A colleague who takes part. */
export interface InterviewPerson {
  user_id: string;
  name: string;
}

interface InterviewTerms {
  /** Its length. */
  minutes: number;
  place_kind: InterviewPlace;
  /** A link, a telephone number or an address, by place_kind. */
  place: string;
  /** IANA name of the zone it was proposed in. */
  time_zone: string;
  people: InterviewPerson[];
}

/** Up to five times, of which the candidate picks one or none (RULES: Interviews). */
export interface InterviewProposal extends InterviewTerms {
  id: string;
  /** Of one to move: the interview. Of a picked one: what it became or moved. */
  interview_id: string | null;
  made_by_name: string;
  created_at: string;
  state: "open" | "picked" | "declined" | "withdrawn" | "ended";
  /** When each begins, earliest first. */
  slots: { starts_at: string; can_pick: boolean }[];
  picked: string | null;
  /** What the candidate wrote when none of them works. */
  note: string | null;
  answered_at: string | null;
  can: { answer: boolean; withdraw: boolean };
}

/** A move of an interview, or its cancellation. */
export interface InterviewChange {
  what: "moved" | "cancelled";
  /** To when it was moved, or when it would have begun. */
  starts_at: string;
  reason: string | null;
  changed_by: "candidate" | "company" | null;
  changed_at: string;
}

/** A confirmed interview, or one that was cancelled. */
export interface Interview extends InterviewTerms {
  id: string;
  starts_at: string;
  state: "confirmed" | "cancelled";
  /** How often it, or who takes part, was changed: a move names the one it was made from. */
  sequence: number;
  /** Why it was moved or cancelled the last time. */
  reason: string | null;
  changed_by: "candidate" | "company" | null;
  changed_at: string;
  /** What the candidate wrote when they asked for another time. */
  move_asked: string | null;
  /** What became of it since it was confirmed, oldest first. */
  changes: InterviewChange[];
  /** move: to another time at once, by the company. ask_move: for another time, by the candidate. */
  can: { move: boolean; ask_move: boolean; cancel: boolean };
}

/** True for a confirmed one that has not begun. */
export const isToCome = ({ state, starts_at }: Pick<Interview, "state" | "starts_at">): boolean =>
  state === "confirmed" && new Date(starts_at) > new Date();

/** What an application has of interviews, oldest first. */
export interface ApplicationInterviews {
  proposals: InterviewProposal[];
  interviews: Interview[];
  can: { propose: boolean };
}

/** Who can take part, of the colleagues the caller is named: themselves first. */
export interface InterviewColleagues {
  colleagues: InterviewPerson[];
  /** What the caller chose last for this job, with user ids of people; null the first time. A number isn't kept. */
  last: { minutes: number; place_kind: InterviewPlace; place: string; people: string[] } | null;
  /** The zone in which the candidate reads times; null when it is not known. */
  candidate_zone: string | null;
}

/** When a colleague has an interview at this company, or open times. */
export interface BusyTime {
  user_id: string;
  starts_at: string;
  ends_at: string;
  /** False: times that are open and may become an interview. */
  is_confirmed: boolean;
  /** The candidate's name in the caller's own; null in anybody else's. */
  with: string | null;
}

/** An interview as a calendar holds it: of its candidate, or of a colleague who takes part. Nobody's address. */
export interface CalendarEntry {
  id: string;
  /** How often it was changed, so that calendars take the newer one. */
  sequence: number;
  starts_at: string;
  minutes: number;
  place_kind: InterviewPlace;
  /** Empty in the cancellation of somebody who is gone. */
  place: string;
  job_title: string;
  company_name: string;
  /** Null in the candidate's own calendar. */
  candidate_name: string | null;
  /** The colleagues who take part. */
  people: string[];
  changed_at: string;
  /** Of the page that shows it. */
  path: string;
}

/** An interview in a list of all of them. */
export interface ListedInterview extends CalendarEntry {
  application_id: string;
  state: "confirmed" | "cancelled";
  /** Why it was moved or cancelled the last time. */
  reason: string | null;
  move_asked: string | null;
  /** The caller takes part. */
  is_mine: boolean;
}

/** The last interview of a page: the next one goes on after it. */
export interface InterviewKey {
  startsAt: string;
  id: string;
}

/** An application with proposed times of which its candidate chooses one. */
export interface WaitingTimes {
  application_id: string;
  job_title: string;
  company_name: string;
  times: number;
}

/** The secret address at which somebody's calendar can be read. */
export interface CalendarFeed {
  /** Since when there is one, or null. */
  made_at: string | null;
}
