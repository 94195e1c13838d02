import { useRecognisedSkills } from "@/matching/data/recognised-skills-query";
import { useSkillSearch } from "@/matching/data/skill-search-query";

/** What a field of skills asks of the vocabulary. */
export const skillVocabulary = { useSearch: useSkillSearch, useRecognised: useRecognisedSkills };
