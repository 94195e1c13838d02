/** Where an interview is held; the CHECK in SQL lists the same. */
export const interviewPlaces = ["video", "phone", "in_person"] as const;
export type InterviewPlace = (typeof interviewPlaces)[number];

/** How people meet, in calendars and the app. */
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
  /** Duration. */
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
  /** The interview to move, or the one that a picked proposal created or moved. */
  interview_id: string | null;
  made_by_name: string;
  created_at: string;
  state: "open" | "picked" | "declined" | "withdrawn" | "ended";
  /** Start times, earliest first. */
  slots: { starts_at: string; can_pick: boolean }[];
  picked: string | null;
  /** The candidate's message when no time works. */
  note: string | null;
  answered_at: string | null;
  can: { answer: boolean; withdraw: boolean };
}

/** An interview that was moved or canceled. */
export interface InterviewChange {
  what: "moved" | "cancelled";
  /** The new start, or the canceled one. */
  starts_at: string;
  reason: string | null;
  changed_by: "candidate" | "company" | null;
  changed_at: string;
}

/** A confirmed or canceled interview. */
export interface Interview extends InterviewTerms {
  id: string;
  starts_at: string;
  state: "confirmed" | "cancelled";
  /** Counts changes to it or its participants: a move names the one it is based on. */
  sequence: number;
  /** The reason of the last move or cancellation. */
  reason: string | null;
  changed_by: "candidate" | "company" | null;
  changed_at: string;
  /** The candidate's message when asking for another time. */
  move_asked: string | null;
  /** Its history since it was confirmed, oldest first. */
  changes: InterviewChange[];
  /** move: the company moves it right away. ask_move: the candidate asks for another time. */
  can: { move: boolean; ask_move: boolean; cancel: boolean };
}

/** Whether a confirmed interview hasn't begun. */
export const isToCome = ({ state, starts_at }: Pick<Interview, "state" | "starts_at">): boolean =>
  state === "confirmed" && new Date(starts_at) > new Date();

/** An application's interviews, oldest first. */
export interface ApplicationInterviews {
  proposals: InterviewProposal[];
  interviews: Interview[];
  can: { propose: boolean };
}

/** Colleagues the caller may invite: themselves first. */
export interface InterviewColleagues {
  colleagues: InterviewPerson[];
  /** The caller's last choices for this job, with user ids of people; null the first time. Phone numbers aren't kept. */
  last: { minutes: number; place_kind: InterviewPlace; place: string; people: string[] } | null;
  /** The candidate's time zone; null when unknown. */
  candidate_zone: string | null;
}

/** When a colleague has an interview at this company, or open times. */
export interface BusyTime {
  user_id: string;
  starts_at: string;
  ends_at: string;
  /** False for proposed times that may become an interview. */
  is_confirmed: boolean;
  /** The candidate's name for the caller's own; null for colleagues'. */
  with: string | null;
}

/** An interview in the calendar of its candidate or a participating colleague. No email addresses. */
export interface CalendarEntry {
  id: string;
  /** Counts changes, so calendars keep the newer version. */
  sequence: number;
  starts_at: string;
  minutes: number;
  place_kind: InterviewPlace;
  /** Empty in a cancellation for a deleted account. */
  place: string;
  job_title: string;
  company_name: string;
  /** Null in the candidate's own calendar. */
  candidate_name: string | null;
  /** The participating colleagues. */
  people: string[];
  changed_at: string;
  /** The page that shows it. */
  path: string;
}

/** An interview in the overall list. */
export interface ListedInterview extends CalendarEntry {
  application_id: string;
  state: "confirmed" | "cancelled";
  /** The reason of the last move or cancellation. */
  reason: string | null;
  move_asked: string | null;
  /** The caller takes part. */
  is_mine: boolean;
}

/** The last interview of a page, where the next page continues. */
export interface InterviewKey {
  startsAt: string;
  id: string;
}

/** An application whose candidate has to choose from proposed times. */
export interface WaitingTimes {
  application_id: string;
  job_title: string;
  company_name: string;
  times: number;
}

/** The secret address of a person's calendar. */
export interface CalendarFeed {
  /** Since when it exists, or null. */
  made_at: string | null;
}
