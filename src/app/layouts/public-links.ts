import { paths } from "@/config/paths";

/** The public pages of header and footer that exist; more join with their pages. */
export const headerLinks = [
  { label: "Home", to: paths.home() },
  { label: "Jobs", to: paths.jobs.list() },
  { label: "Industries", to: paths.industries() },
  { label: "Services", to: paths.services() },
] as const;

export const footerLinks = [
  { label: "Services", to: paths.services() },
  { label: "Industries", to: paths.industries() },
  { label: "Contact", to: paths.contact() },
] as const;
