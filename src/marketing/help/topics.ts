import { forCandidates } from "@/marketing/help/for-candidates";
import { forCompanies } from "@/marketing/help/for-companies";
import { forAdministrators, forEverybody, forInvitees } from "@/marketing/help/for-others";
import type { Topic } from "@/marketing/help/topic";

/** Every help topic, in order. */
export const topics: readonly Topic[] = [
  ...forEverybody,
  ...forCandidates,
  ...forCompanies,
  ...forInvitees,
  ...forAdministrators,
];

export const findTopic = (slug: string | undefined): Topic | undefined => topics.find((topic) => topic.slug === slug);
