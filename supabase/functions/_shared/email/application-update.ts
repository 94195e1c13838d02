/**
 * How an email about a decision begins. People read subjects on a locked phone or next to others, so neither they nor what is shown
 * with them says what was decided.
 */
export const applicationUpdate = (company: string, job: string) => ({
  subject: `An update on your application at ${company}`,
  preheader: `It's about ${job}.`,
  heading: `An update on your application at ${company}`,
});
