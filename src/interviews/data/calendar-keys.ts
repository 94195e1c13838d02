/** Query keys of lists of interviews, of what reads them elsewhere, and of the reader's zone; all of them are asked anew with interviews. */
export const calendarKeys = {
  all: ["interviews", "calendar"] as const,
  mine: (isPast: boolean) => [...calendarKeys.all, "mine", isPast] as const,
  company: (isPast: boolean, isMine: boolean) => [...calendarKeys.all, "company", isPast, isMine] as const,
  feed: (userId: string) => [...calendarKeys.all, "feed", userId] as const,
  zone: (userId: string) => ["time-zone", userId] as const,
};
