/** Resume details beyond the profile. */
export interface Career {
  /** Position, employer and location, years, achievements; newest first. */
  work: [position: string, employer: string, years: string, done: string][];
  /** Degree or training, school, year. */
  education: [degree: string, school: string, year: string][];
  /** A cover letter's paragraphs between greeting and name. */
  letter?: string[];
  /** Title, issuer, date. */
  certificates?: [title: string, issuer: string, issued: string][];
  /** A file attached to a response: file name, title, paragraphs. */
  paper?: [file: string, title: string, paragraphs: string[]];
}
