import type { CalendarEntry, Interview } from "@contracts/interviews/interview";

type About = Pick<CalendarEntry, "job_title" | "company_name" | "candidate_name" | "path">;

export const calendarEntry = ({ people, ...interview }: Interview, about: About): CalendarEntry => ({
  ...interview,
  ...about,
  people: people.map(({ name }) => name),
});
