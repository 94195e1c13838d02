import type { SkillVocabulary } from "@/components/form/skill-input";

/** An empty vocabulary, for component tests. */
export const noVocabulary: SkillVocabulary = { useSearch: () => undefined, useRecognised: () => new Map() };
