/** Whitespace-separated names, sorted, to compare with sorted keys. */
export const names = (text: string): string[] => text.trim().split(/\s+/).sort();

/** Everything anyone may see of an approved company (RULES: Companies). */
export const publicCompany = names(`
  id name logo_url industry company_size location website description linkedin_url twitter_url facebook_url instagram_url
  culture_values`);

/** The same on the pages of its jobs. */
export const employer = [...publicCompany, "open_jobs", "promises", "hiring", "benefits", "pictures"].sort();
