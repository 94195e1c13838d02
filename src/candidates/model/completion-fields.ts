import type { CompletionItem } from "@contracts/candidates/candidate";

/** The form field of each completion item. */
export const completionFields = {
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  phoneNumber: "phoneNumber",
  title: "title",
  bio: "bio",
  skills: "skills",
  gender: "gender",
  workAuthorization: "workAuthorization",
  street: "address.street",
  city: "address.city",
  state: "address.state",
  zipCode: "address.zipCode",
  country: "address.country",
  resume: "resumeFile",
} as const satisfies Record<CompletionItem, string>;
