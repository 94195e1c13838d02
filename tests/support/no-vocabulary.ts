import type { SkillVocabulary } from "@/components/form/skill-input";

/** A vocabulary that knows nothing, for components alone. */
export const noVocabulary: SkillVocabulary = { useSearch: () => undefined, useRecognised: () => new Map() };
