import { productName } from "@contracts/operator";
import type { AppRoute } from "@/app/routes/route";
import { paths } from "@/config/paths";
import about from "@/marketing/about.md?head";
import careers from "@/marketing/careers.md?head";
import faq from "@/marketing/faq/faq.md?head";
import cookies from "@/marketing/legal/cookies.md?head";
import dataProcessing from "@/marketing/legal/data-processing.md?head";
import privacy from "@/marketing/legal/privacy.md?head";
import terms from "@/marketing/legal/terms.md?head";

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
    description: `Industries that hire with ${productName}, and what a match looks at in each of them.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/industries-page")).IndustriesPage }),
  },
  {
    path: paths.pricing,
    title: "Pricing",
    description: `What each ${productName} plan includes: open jobs, team members, represented candidates, partners and reports.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/pricing/pricing-page")).PricingPage }),
  },
  {
    path: paths.contact,
    title: "Contact",
    description: `How to reach the people behind ${productName}, and what to include so they can help right away.`,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/contact/contact-page")).ContactPage }),
  },
  {
    path: paths.about,
    ...about,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/about-page")).AboutPage }),
  },
  {
    path: paths.careers,
    ...careers,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/careers-page")).CareersPage }),
  },
  {
    path: paths.blog,
    title: "Blog",
    description: `How ${productName} works: how lists are sorted, how skills are recognized, and reply-by dates.`,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/blog/blog-page")).BlogPage }),
  },
  { path: paths.blogPost, title: "Blog", shape: "record", lazy: () => import("@/app/routes/public/blog-post") },
  {
    path: paths.help,
    title: "Help",
    description: "Step by step for candidates, companies, administrators and invited people.",
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/help/help-page")).HelpPage }),
  },
  { path: paths.helpTopic, title: "Help", shape: "record", lazy: () => import("@/app/routes/public/help-topic") },
  {
    path: paths.faq,
    ...faq,
    shape: "list",
    lazy: async () => ({ default: (await import("@/marketing/faq/faq-page")).FaqPage }),
  },
  {
    path: paths.privacy,
    ...privacy,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/legal/privacy-page")).PrivacyPage }),
  },
  {
    path: paths.terms,
    ...terms,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/legal/terms-page")).TermsPage }),
  },
  {
    path: paths.cookies,
    ...cookies,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/legal/cookies-page")).CookiesPage }),
  },
  {
    path: paths.dataProcessing,
    ...dataProcessing,
    shape: "record",
    lazy: async () => ({ default: (await import("@/marketing/legal/data-processing-page")).DataProcessingPage }),
  },
];
