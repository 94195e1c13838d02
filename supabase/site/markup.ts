import { productName } from "../functions/_shared/contracts/operator.ts";
import type { AddressedJob } from "../functions/_shared/contracts/page-address.ts";
import { addresses } from "./addresses.ts";

/** The build's data about a prerendered page besides its title: questions with answers, or a post's date. */
export interface WrittenMarkup {
  asked?: { question: string; answer: string }[] | undefined;
  on?: string | undefined;
}

const context = "https://schema.org/";
const fairmatch = (siteUrl: string) => ({
  "@type": "Organization",
  name: productName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
});

/** Breadcrumbs as shown above the title: the list of jobs, then the page. */
export const trail = (siteUrl: string, name: string, path: string) => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: "Jobs", path: addresses.jobs },
    { name, path },
  ].map((step, index) => ({ "@type": "ListItem", position: index + 1, name: step.name, item: siteUrl + step.path })),
});

export const jobTrail = (siteUrl: string, job: AddressedJob & { title: string }) =>
  trail(siteUrl, job.title, addresses.job(job));

/** For the home page: the site's owner and its search. */
const home = (siteUrl: string) => [
  { "@context": context, ...fairmatch(siteUrl) },
  {
    "@context": context,
    "@type": "WebSite",
    name: productName,
    url: `${siteUrl}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${addresses.jobs}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
];

/** A prerendered page's schema.org data. */
export function writtenMarkup(
  siteUrl: string,
  page: { path: string; title: string; description: string; image: string } & WrittenMarkup,
): object[] {
  if (page.path === "/") return home(siteUrl);
  if (page.asked)
    return [
      {
        "@context": context,
        "@type": "FAQPage",
        mainEntity: page.asked.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ];
  if (page.on)
    return [
      {
        "@context": context,
        "@type": "Article",
        headline: page.title,
        description: page.description,
        image: page.image,
        datePublished: page.on,
        mainEntityOfPage: siteUrl + page.path,
        author: fairmatch(siteUrl),
        publisher: fairmatch(siteUrl),
      },
    ];
  return [];
}
