import type { CultureValue } from "../enums.ts";

/**
 * Ways of working that companies name and candidates like, each with a sentence that can be verified at work. None is a proxy for
 * a protected trait: age, family, belief, origin, health.
 */
export const cultureTexts = {
  written_first: "Plans and decisions are written down where everyone can read them.",
  decisions_explained: "People who decide explain why, even when the answer is no.",
  open_numbers: "Everyone who works there can see income, costs and goals.",
  pay_bands_shown: "Everyone can see what each level is paid, from lowest to highest.",
  regular_feedback: "You and your lead talk about your work at least once a month.",
  peer_review: "A colleague looks at your work before it goes out.",
  blameless_reviews: "After a mistake, people look for the cause, not for someone to blame.",
  quiet_focus_time: "Some hours of every day are free of meetings and messages.",
  few_meetings: "A meeting has a purpose and an end, and most weeks have few.",
  pair_work: "Two people often do one task together.",
  own_projects: "A task is yours from start to finish.",
  small_teams: "Teams have eight people at most.",
  side_by_side: "Most work is done together, in one location.",
  remote_days: "You can work from elsewhere some or all days.",
  flexible_hours: "You choose when you start and finish, within agreed limits.",
  fixed_hours: "Work starts and ends at set times, and stays at work.",
  shifts_known_ahead: "You know your shifts at least two weeks ahead.",
  duties_in_turn: "Everyone takes turns with late shifts, weekends and being on call.",
  mentoring: "New people get a named mentor who makes time for them.",
  learning_time: "Some hours of the work week are set aside for learning.",
  moves_inside_first: "Open roles are offered to current employees first.",
  tried_small_first: "New ideas are tried on a small scale before they spread.",
  customer_contact: "People who do the work talk to the people it's for.",
  stop_the_line: "Anyone can stop the work when something looks wrong.",
} as const satisfies Record<CultureValue, string>;
