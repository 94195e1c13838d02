import { useRecognisedSkills } from "@/data/skills/recognised-skills-query";
import { useSkillSearch } from "@/data/skills/skill-search-query";

/** What a field of skills asks of the vocabulary. */
export const skillVocabulary = { useSearch: useSkillSearch, useRecognised: useRecognisedSkills };
