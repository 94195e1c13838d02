import type { TemplateKind } from "@contracts/mail-template";

export const mailTemplateKeys = {
  all: ["mail templates"] as const,
  /** Of the chosen company. */
  own: () => [...mailTemplateKeys.all, "own"] as const,
  filled: (applicationId: string, kind: TemplateKind) => [...mailTemplateKeys.all, applicationId, kind] as const,
};
