import { forCandidates } from "@/features/marketing/help/for-candidates";
import { forCompanies } from "@/features/marketing/help/for-companies";
import { forAdministrators, forEverybody, forInvitees } from "@/features/marketing/help/for-others";
import type { Topic } from "@/features/marketing/help/topic";

/** Every topic of the help, in the order they are listed. */
export const topics: readonly Topic[] = [
  ...forEverybody,
  ...forCandidates,
  ...forCompanies,
  ...forInvitees,
  ...forAdministrators,
];

export const findTopic = (slug: string | undefined): Topic | undefined => topics.find((topic) => topic.slug === slug);
