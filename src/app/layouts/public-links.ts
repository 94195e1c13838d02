import { paths } from "@/config/paths";

/** The public pages in the header. */
export const headerLinks = [
  { label: "Home", to: paths.home() },
  { label: "Jobs", to: paths.jobs.list() },
  { label: "Industries", to: paths.industries() },
  { label: "Services", to: paths.services() },
  { label: "About", to: paths.about() },
] as const;

/** And in the footer, in columns by what they are about. */
export const footerColumns = [
  {
    title: "Fairmatch",
    links: [
      { label: "About", to: paths.about() },
      { label: "Services", to: paths.services() },
      { label: "Industries", to: paths.industries() },
      { label: "Careers", to: paths.careers() },
    ],
  },
  {
    title: "Support",
    links: [
      { label: "Blog", to: paths.blog() },
      { label: "Help", to: paths.help() },
      { label: "FAQ", to: paths.faq() },
      { label: "Contact", to: paths.contact() },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy", to: paths.privacy() },
      { label: "Terms", to: paths.terms() },
      { label: "Cookies", to: paths.cookies() },
    ],
  },
] as const;
