import { productName } from "@contracts/operator";
import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";

export const publicRoutes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: "Finding the Perfect Match",
    description:
      "Jobs and candidates matched on skills, level, location and ways of working. Both sides see the same result, and why.",
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/home/home-page")).HomePage }),
  },
  {
    path: paths.services,
    title: "Our Services",
    description: `What ${productName} does for candidates and for companies, from the first profile to the signed offer.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/services-page")).ServicesPage }),
  },
  {
    path: paths.industries,
    title: "Industries",
    description: `The industries that hire with ${productName}, and what a match looks at in each of them.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/industries-page")).IndustriesPage }),
  },
  {
    path: paths.pricing,
    title: "Pricing",
    description: `What each ${productName} plan holds: open jobs, team members, represented candidates, partners and reports.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/pricing/pricing-page")).PricingPage }),
  },
  {
    path: paths.contact,
    title: "Contact",
    description: `How to reach the people behind ${productName}, and what to tell them so that they can help at once.`,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/contact/contact-page")).ContactPage }),
  },
  {
    path: paths.about,
    title: `About ${productName}`,
    description: "Why both sides read the same match, who decides, and who may post jobs.",
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/about-page")).AboutPage }),
  },
  {
    path: paths.careers,
    title: "Careers",
    description: `Where work on ${productName} itself is found, and how to look for a job with it.`,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/careers-page")).CareersPage }),
  },
  {
    path: paths.blog,
    title: "Blog",
    description: `How ${productName} works inside: the order of lists, skills and their spellings, reply-by dates.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/blog/blog-page")).BlogPage }),
  },
  { path: paths.blogPost, title: "Blog", shape: "record", lazy: () => import("@/app/routes/public/blog-post") },
  {
    path: paths.help,
    title: "Help",
    description: "Step by step for candidates, companies, administrators and whoever was invited.",
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/help/help-page")).HelpPage }),
  },
  { path: paths.helpTopic, title: "Help", shape: "record", lazy: () => import("@/app/routes/public/help-topic") },
  {
    path: paths.faq,
    title: "Frequently asked questions",
    description: "Short answers about the match, applying, hiring, data and mail.",
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/faq/faq-page")).FaqPage }),
  },
  {
    path: paths.privacy,
    title: "Privacy",
    description: `What ${productName} keeps of people, what for, how long, and who reads it.`,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/privacy-page")).PrivacyPage }),
  },
  {
    path: paths.terms,
    title: "Terms",
    description: `What you may expect of ${productName}, and what it expects of candidates and companies.`,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/terms-page")).TermsPage }),
  },
  {
    path: paths.cookies,
    title: "Cookies",
    description: `${productName} sets no cookies. What it keeps in your browser, by name, and for how long.`,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/cookies-page")).CookiesPage }),
  },
];
