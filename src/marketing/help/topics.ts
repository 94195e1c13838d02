import { offered } from "@/config/left-out";
import { forCandidates } from "@/marketing/help/for-candidates";
import { forCompanies } from "@/marketing/help/for-companies";
import { forAdministrators, forEverybody, forInvitees } from "@/marketing/help/for-others";
import type { Topic } from "@/marketing/help/topic";

/** Every topic of the help, in the order they are listed. */
export const topics: readonly Topic[] = offered([
  ...forEverybody,
  ...forCandidates,
  ...forCompanies,
  ...forInvitees,
  ...forAdministrators,
]).map((topic) => ({ ...topic, sections: offered(topic.sections) }));

export const findTopic = (slug: string | undefined): Topic | undefined => topics.find((topic) => topic.slug === slug);
