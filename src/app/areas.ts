import type { CompanyActs } from "@contracts/companies/company";
import type { AppRole } from "@contracts/enums";
import {
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  Handshake,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MailPlus,
  Network,
  NotebookPen,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  UsersRound,
} from "lucide-react";
import { isRegistered } from "@/app/routes/registry";
import type { AppRoute } from "@/app/routes/route";
import type { AreaItem } from "@/components/ui/area-bar";
import { paths } from "@/config/paths";

interface Place {
  label: string;
  path: (() => string) & AppRoute["path"];
  icon: LucideIcon;
  alsoAt?: string | undefined;
  /** The page is for those who may do this. */
  act?: keyof CompanyActs;
}

const place = (
  label: string,
  path: Place["path"],
  icon: LucideIcon,
  rest: Pick<Place, "alsoAt" | "act"> = {},
): Place => ({ label, path, icon, ...rest });

const areas: Record<AppRole, readonly Place[]> = {
  candidate: [
    place("Dashboard", paths.candidate.dashboard, LayoutDashboard),
    place("Jobs", paths.jobs.list, BriefcaseBusiness),
    place("Applications", paths.candidate.applications, Inbox),
    place("Profile", paths.candidate.profile, UserRound),
  ],
  company: [
    place("Dashboard", paths.company.dashboard, LayoutDashboard),
    place("Jobs", paths.company.jobs, BriefcaseBusiness),
    place("Applications", paths.company.applications, Inbox),
    place("Candidates", paths.company.candidates, UsersRound),
    place("Team", paths.company.team, Network, {
      act: "manage_staff",
      alsoAt: paths.company.manageAssignments(),
    }),
    place("Reports", paths.company.reports, ChartColumn, { act: "handle_applications" }),
  ],
  admin: [
    place("Dashboard", paths.admin.dashboard, LayoutDashboard),
    place("Approvals", paths.admin.companyApprovals, Building2, { alsoAt: paths.admin.company("") }),
    place("Partnerships", paths.admin.companyPartnerships, Handshake),
    place("Invitations", paths.admin.invitations, MailPlus),
    place("Audit log", paths.admin.auditLog, ScrollText),
  ],
};

const menus: Record<AppRole, readonly Place[]> = {
  candidate: [
    place("Dashboard", paths.candidate.dashboard, LayoutDashboard),
    place("Saved", paths.candidate.saved, Bookmark),
    place("Interviews", paths.candidate.interviews, CalendarDays),
    place("Profile", paths.candidate.profile, UserRound),
    place("Preferences", paths.candidate.preferences, SlidersHorizontal),
    place("My data", paths.candidate.myData, ShieldCheck),
    place("Security", paths.candidate.security, KeyRound),
  ],
  company: [
    place("Dashboard", paths.company.dashboard, LayoutDashboard),
    place("Company Profile", paths.company.profile, Building2),
    place("User Profile", paths.company.userProfile, UserRound),
    place("Interviews", paths.company.interviews, CalendarDays),
    place("Mail templates", paths.company.mailTemplates, NotebookPen),
    place("Notifications", paths.company.notifications, BellRing),
    place("Security", paths.company.security, KeyRound),
  ],
  admin: [
    place("Dashboard", paths.admin.dashboard, LayoutDashboard),
    place("Profile", paths.admin.dashboard, UserRound),
    place("Security", paths.admin.security, KeyRound),
  ],
};

const existing = (places: readonly Place[]): AreaItem[] =>
  places
    .filter(({ path }) => isRegistered(path))
    .map(({ label, path, icon, alsoAt }) => ({ label, to: path(), icon, alsoAt }));

/** The places of a role's area whose pages exist and which the reader may open. */
export function areaItems(role: AppRole | null, can: CompanyActs | undefined): readonly AreaItem[] {
  return role ? existing(areas[role].filter(({ act }) => !act || can?.[act])) : [];
}

/** The entries of the user menu, without Sign Out, whose pages exist. */
export function userMenuItems(role: AppRole | null): readonly AreaItem[] {
  return role ? existing(menus[role]) : [];
}
