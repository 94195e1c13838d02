import { productName } from "@contracts/operator";
import { BriefcaseBusiness, Building2, CircleDollarSign, CircleHelp, Handshake, Info, LayoutGrid } from "lucide-react";
import { isLeftOut } from "@/config/left-out";
import { paths } from "@/config/paths";

/** Links to pages that exist. */
const there = <Link extends { to: string }>(links: readonly Link[]): readonly Link[] =>
  links.filter(({ to }) => !isLeftOut(to));

const home = { label: "Home", to: paths.home() };
const jobs = { label: "Jobs", to: paths.jobs.list() };
const industries = { label: "Industries", to: paths.industries() };
const services = { label: "Services", to: paths.services() };
const pricing = { label: "Pricing", to: paths.pricing() };
const about = { label: "About", to: paths.about() };
const help = { label: "Help", to: paths.help() };
const createAccount = { label: "Create account", to: paths.signUp() };
const postJob = { label: "Post a job", to: paths.signUp({ role: "company" }) };

/** The public pages in the user menu. */
export const headerLinks = there([home, jobs, industries, services, about]);

/** A visitor's header links, in one row and as a menu. */
export const visitorLinks = there([home, jobs, industries, services, pricing, about]);
export const visitorMenu = there([
  { ...jobs, label: "Find jobs", icon: BriefcaseBusiness },
  { ...postJob, icon: Building2 },
  { ...pricing, icon: CircleDollarSign },
  { ...industries, icon: LayoutGrid },
  { ...services, icon: Handshake },
  { ...help, icon: CircleHelp },
  { ...about, icon: Info },
]);
export { createAccount, postJob };

/** The footer's links, in columns by topic. */
export const footerColumns = [
  { title: "Job seekers", links: [{ ...jobs, label: "Find jobs" }, industries, createAccount, help] },
  { title: "Companies", links: [postJob, pricing, services, { label: "FAQ", to: paths.faq() }] },
  {
    title: productName,
    links: [
      about,
      { label: "Blog", to: paths.blog() },
      { label: "Careers", to: paths.careers() },
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
].map(({ title, links }) => ({ title, links: there(links) }));

const forVisitors: readonly string[] = [jobs.to, createAccount.to, postJob.to];

/** The footer's links in one block, for signed-in users: without those for visitors or in their bar. */
export const compactFooterLinks = footerColumns
  .flatMap(({ links }) => links)
  .filter(({ to }) => !forVisitors.includes(to));
