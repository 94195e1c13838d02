import type { CompanyActs } from "@contracts/companies/company";
import type { AppRole } from "@contracts/enums";
import {
  BadgeCheck,
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  Flag,
  Gauge,
  Handshake,
  HeartPulse,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MailPlus,
  MailWarning,
  MessageSquare,
  Network,
  NotebookPen,
  ScrollText,
  Settings,
  ShieldUser,
  SlidersHorizontal,
  Tags,
  UserRound,
  UsersRound,
} from "lucide-react";
import { isRegistered } from "@/app/routes/registry";
import type { AppRoute } from "@/app/routes/route";
import type { AreaItem } from "@/components/ui/one-bar";
import { paths } from "@/config/paths";

interface Place {
  label: string;
  path: (() => string) & AppRoute["path"];
  icon: LucideIcon;
  alsoAt?: string | undefined;
  /** Only for members with this right. */
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
    place("Today", paths.company.dashboard, ListChecks),
    place("Jobs", paths.company.jobs, BriefcaseBusiness),
    place("Applications", paths.company.applications, Inbox),
    place("Interviews", paths.company.interviews, CalendarDays),
    place("Candidates", paths.company.candidates, UsersRound),
  ],
  admin: [
    place("Today", paths.admin.dashboard, ListChecks),
    place("Approvals", paths.admin.companyApprovals, BadgeCheck),
    place("Reports", paths.admin.reports, Flag, { alsoAt: paths.admin.reportedMessages() }),
    place("Companies", paths.admin.companies, Building2, { alsoAt: paths.admin.company("") }),
    place("People", paths.admin.people, UsersRound),
  ],
};

const behindMore: Partial<Record<AppRole, readonly Place[]>> = {
  company: [
    place("Team", paths.company.team, Network, { act: "manage_staff", alsoAt: paths.company.manageAssignments() }),
    place("Reports", paths.company.reports, ChartColumn, { act: "handle_applications" }),
    place("Partners", paths.company.partners, Handshake, { act: "handle_candidates" }),
    place("Templates", paths.company.mailTemplates, NotebookPen),
    place("Company profile", paths.company.profile, Building2),
    place("Plan", paths.company.plan, Gauge, { act: "read_company" }),
  ],
  admin: [
    place("Jobs", paths.admin.jobs, BriefcaseBusiness),
    place("Health", paths.admin.health, HeartPulse),
    place("Settings", paths.admin.settings, Settings),
    place("Partnerships", paths.admin.companyPartnerships, Handshake),
    place("Invitations", paths.admin.invitations, MailPlus, { alsoAt: "/admin/send-" }),
    place("Messages", paths.admin.messages, MessageSquare),
    place("Email", paths.admin.undeliveredMail, MailWarning),
    place("Skills", paths.admin.skills, Tags),
    place("Audit log", paths.admin.auditLog, ScrollText),
    place("Administrators", paths.admin.administrators, ShieldUser, { alsoAt: paths.admin.security() }),
  ],
};

const menus: Record<AppRole, readonly Place[]> = {
  candidate: [
    place("Dashboard", paths.candidate.dashboard, LayoutDashboard),
    place("Saved", paths.candidate.saved, Bookmark),
    place("Interviews", paths.candidate.interviews, CalendarDays),
    place("Profile", paths.candidate.profile, UserRound),
    place("Preferences", paths.candidate.preferences, SlidersHorizontal),
    place("Settings", paths.candidate.settings, Settings),
  ],
  company: [
    place("Dashboard", paths.company.dashboard, LayoutDashboard),
    place("Company Profile", paths.company.profile, Building2),
    place("User Profile", paths.company.userProfile, UserRound),
    place("Notification settings", paths.company.notifications, BellRing),
    place("Security", paths.company.security, KeyRound),
  ],
  admin: [
    place("Dashboard", paths.admin.dashboard, LayoutDashboard),
    place("Profile", paths.admin.dashboard, UserRound),
    place("Settings", paths.admin.settings, Settings),
    place("Security", paths.admin.security, KeyRound),
  ],
};

type Item = Omit<AreaItem, "count">;

const existing = (places: readonly Place[], can?: CompanyActs): readonly Item[] =>
  places
    .filter(({ path, act }) => isRegistered(path) && (!act || can?.[act]))
    .map(({ label, path, icon, alsoAt }) => ({ label, to: path(), icon, alsoAt }));

export function areaPlaces(role: AppRole | null, can: CompanyActs | undefined) {
  return {
    items: role ? existing(areas[role], can) : [],
    more: role ? existing(behindMore[role] ?? [], can) : [],
  };
}

/** The entries of the user menu, without Sign Out. */
export const userMenuItems = (role: AppRole | null): readonly Item[] => (role ? existing(menus[role]) : []);
