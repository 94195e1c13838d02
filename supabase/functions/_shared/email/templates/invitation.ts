import * as z from "zod/mini";
import { managementGrants, staffRoleGrants } from "../../contracts/companies/grants.ts";
import { dayInWords } from "../../contracts/day.ts";
import { invitableStaffRoles } from "../../contracts/enums.ts";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

const text = z.optional(z.nullable(z.string()));
const schema = z.object({
  invited_by: text,
  first_name: text,
  company_name: text,
  role: z.optional(z.nullable(z.enum(invitableStaffRoles))),
  message: text,
  management_terms: text,
  expires_at: z.string(),
  path: z.string(),
});
type Invitation = z.infer<typeof schema>;

interface Words {
  heading: (invitation: Invitation) => string;
  /** Who invites to what, and what that grants. */
  first: (invitation: Invitation) => string;
}

/** The sender, for the start of a sentence. */
const inviter = ({ invited_by, company_name }: Invitation, ofCompany: boolean) => {
  const company = ofCompany ? company_name : null;
  if (!invited_by) return company ?? `An administrator of ${productName}`;
  return company ? `${invited_by} of ${company}` : `${invited_by} of ${productName}`;
};

/** Shared by the four kinds: the invitation, the sender's own message, how long the link works. */
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
          `The link works until ${dayInWords(data.expires_at)}, for this address only.`,
        ],
        ...(words ? { quote: words } : {}),
        action: { label: "See the invitation", path: data.path },
        reason: `You're receiving this email because someone on ${productName} invited this address. If you didn't expect it, ignore it.`,
      };
    },
  });

export const adminInvitation = invitation({
  heading: () => `You're invited to administer ${productName}`,
  first: (data) =>
    `${inviter(data, false)} invited you. As an administrator you manage users, companies and platform settings.`,
});

export const companyInvitation = invitation({
  heading: ({ company_name }) => `${company_name ?? "Your company"} is invited to ${productName}`,
  first: (data) =>
    `${inviter(data, false)} invites you to create the company's account. Once it is approved you can post jobs and manage candidates.`,
});

export const employeeInvitation = invitation({
  heading: ({ company_name }) => `${company_name ?? "A company"} invites you to its team`,
  first: (data) =>
    `${inviter(data, true)} invited you. You'd join ${data.company_name ?? "the company"} on ${productName} as ${
      data.role ? `${data.role.replaceAll("_", " ")}: you'd be able to ${staffRoleGrants[data.role]}` : "team member"
    }.`,
});

export const candidateInvitation = invitation({
  heading: ({ company_name }) => `${company_name ?? "A company"} invites you to ${productName}`,
  first: (data) =>
    `${inviter(data, true)} invited you. ${data.company_name ?? "The company"} would be able to ${managementGrants.you.see} and ${managementGrants.you.submit}.`,
});
