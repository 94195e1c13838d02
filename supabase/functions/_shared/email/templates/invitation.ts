import * as z from "zod/mini";
import { type StaffRole, staffRoles } from "../../contracts/enums.ts";
import { mailTemplate } from "../template.ts";

const text = z.optional(z.nullable(z.string()));
const schema = z.object({
  first_name: text,
  company_name: text,
  role: z.optional(z.nullable(z.enum(staffRoles))),
  message: text,
  management_terms: text,
  expires_at: z.string(),
  path: z.string(),
});
type Invitation = z.infer<typeof schema>;

const roleName = (role: StaffRole | null | undefined) => (role ?? "team member").replaceAll("_", " ");

interface Words {
  heading: (invitation: Invitation) => string;
  first: (invitation: Invitation) => string;
}

/** What the four kinds share: who is invited to what, the sender's own words, how long the link works. */
const invitation = ({ heading, first }: Words) =>
  mailTemplate({
    schema,
    write: (data) => {
      const words = data.message?.trim() || data.management_terms?.trim();
      return {
        subject: heading(data),
        heading: heading(data),
        paragraphs: [
          ...(data.first_name ? [`Hello ${data.first_name},`] : []),
          first(data),
          `The link works until ${new Date(data.expires_at).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" })}, for this address only.`,
        ],
        ...(words ? { quote: words } : {}),
        action: { label: "See the invitation", path: data.path },
        reason:
          "You receive this mail because somebody on Fairmatch invited this address. If you did not expect it, ignore it.",
      };
    },
  });

export const adminInvitation = invitation({
  heading: () => "You are invited to administer Fairmatch",
  first: () => "As an administrator you manage users, companies and platform settings.",
});

export const companyInvitation = invitation({
  heading: ({ company_name }) => `${company_name ?? "Your company"} is invited to Fairmatch`,
  first: () => "Create the company's account to post jobs and manage candidates.",
});

export const employeeInvitation = invitation({
  heading: ({ company_name }) => `${company_name ?? "A company"} invites you to its team`,
  first: ({ company_name, role }) =>
    `You would join ${company_name ?? "the company"} on Fairmatch as ${roleName(role)}.`,
});

export const candidateInvitation = invitation({
  heading: ({ company_name }) => `${company_name ?? "A company"} invites you to Fairmatch`,
  first: ({ company_name }) =>
    `${company_name ?? "The company"} would present your profile to employers and apply on your behalf.`,
});
