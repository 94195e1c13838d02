import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const publicRoutes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: "Finding the Perfect Match",
    description:
      "Jobs and candidates matched on skills, level, location and ways of working. Both sides see the same result, and why.",
    shape: "list",
    lazy: () => import("@/app/routes/public/home"),
  },
  {
    path: paths.services,
    title: "Our Services",
    description: "What Fairmatch does for candidates and for companies, from the first profile to the signed offer.",
    shape: "list",
    lazy: () => import("@/app/routes/public/services"),
  },
  {
    path: paths.industries,
    title: "Industries",
    description: "The industries that hire with Fairmatch, and what a match looks at in each of them.",
    shape: "list",
    lazy: () => import("@/app/routes/public/industries"),
  },
  {
    path: paths.contact,
    title: "Contact",
    description: "How to reach the people behind Fairmatch, and what to tell them so that they can help at once.",
    shape: "record",
    lazy: () => import("@/app/routes/public/contact"),
  },
];
