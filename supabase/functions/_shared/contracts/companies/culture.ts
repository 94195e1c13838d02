import type { CultureValue } from "../enums.ts";

/**
 * Ways of working that companies name and candidates like, each with a sentence that can be verified at work. None is a proxy for
 * a protected trait: age, family, belief, origin, health.
 */
export const cultureTexts = {
  written_first: "Plans and decisions are written down where everybody can read them.",
  decisions_explained: "Whoever decides says why, also when the answer is no.",
  open_numbers: "Income, costs and goals are shown to everybody who works there.",
  pay_bands_shown: "Everybody can see what each level is paid, from lowest to highest.",
  regular_feedback: "You and your lead talk about your work at least once a month.",
  peer_review: "A colleague looks at your work before it goes out.",
  blameless_reviews: "After a mistake the cause is looked for, not somebody to blame.",
  quiet_focus_time: "Some hours of every day are free of meetings and messages.",
  few_meetings: "A meeting has a purpose and an end, and most weeks have few.",
  pair_work: "Two people often do one task together.",
  own_projects: "A task is yours from its beginning to its end.",
  small_teams: "A team has eight people at most.",
  side_by_side: "Most of the work is done in one place, together.",
  remote_days: "Some days or all of them can be worked from elsewhere.",
  flexible_hours: "You choose when you begin and end, within what was agreed.",
  fixed_hours: "Work begins and ends at set times, and stays at work.",
  shifts_known_ahead: "You know your shifts at least two weeks before.",
  duties_in_turn: "Late shifts, weekends and calls go round, everybody in turn.",
  mentoring: "Whoever is new has somebody by name who takes time for them.",
  learning_time: "Hours of the working week are set aside to learn.",
  moves_inside_first: "Open roles are offered to those who work there first.",
  tried_small_first: "New ideas are tried on a small scale before they spread.",
  customer_contact: "Whoever does the work talks to the people it is for.",
  stop_the_line: "Anybody may stop the work when something looks wrong.",
} as const satisfies Record<CultureValue, string>;
