/** What a resume says beyond the profile. */
export interface Career {
  /** Position, employer and place, years, what was done there; newest first. */
  work: [position: string, employer: string, years: string, done: string][];
  /** Degree or training, school, year. */
  education: [degree: string, school: string, year: string][];
  /** Paragraphs of a cover letter between greeting and name. */
  letter?: string[];
  /** Title, who issued it, when. */
  certificates?: [title: string, issuer: string, issued: string][];
  /** Something attached to an answer: file name, title, paragraphs. */
  paper?: [file: string, title: string, paragraphs: string[]];
}
