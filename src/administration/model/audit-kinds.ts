import type { AuditKind } from "@contracts/administration/audit";
import {
  BadgeCheck,
  BriefcaseBusiness,
  FileText,
  Handshake,
  Layers,
  type LucideIcon,
  Mail,
  MailPlus,
  MessageSquareWarning,
  Pencil,
  Settings,
  Tags,
  UserRoundCog,
  UsersRound,
} from "lucide-react";

export const auditKindLabels: Record<AuditKind, string> = {
  approvals: "Approvals",
  invitations: "Invitations",
  plans: "Plans",
  partnerships: "Partnerships",
  team: "Team",
  documents: "Documents",
  jobs: "Jobs",
  edits: "Edits",
  accounts: "Accounts",
  mail: "Email",
  skills: "Skills",
  conversations: "Conversations",
  settings: "Settings",
};

export const auditKindIcons: Record<AuditKind, LucideIcon> = {
  approvals: BadgeCheck,
  invitations: MailPlus,
  plans: Layers,
  partnerships: Handshake,
  team: UsersRound,
  documents: FileText,
  jobs: BriefcaseBusiness,
  edits: Pencil,
  accounts: UserRoundCog,
  mail: Mail,
  skills: Tags,
  conversations: MessageSquareWarning,
  settings: Settings,
};
