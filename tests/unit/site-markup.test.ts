// Structured data of pages, against Google's documentation for each kind.
import { expect, test } from "vitest";
import { posts } from "@/marketing/blog/posts";
import { askedAndAnswered } from "@/marketing/faq/asked-and-answered";
import { headOf } from "../../supabase/site/document.ts";
import { jobTrail } from "../../supabase/site/markup.ts";

const siteUrl = "https://jobs.example.com";
const asked = askedAndAnswered();
const [post] = posts;
if (!post) throw new Error("There is no post.");
const heads = {
  "/": { title: "Finding the Perfect Match", description: "Jobs." },
  "/faq": { title: "Questions", description: "Answers.", asked },
  "/services": { title: "Our Services", description: "What we do." },
  "/blog/post": { ...post, card: "/assets/share-blog-post-1.png" },
};
const markup = (path: keyof typeof heads) => headOf(heads, siteUrl, path).data;
const text = expect.stringMatching(/\S/);
const url = expect.stringMatching(/^https:\/\/jobs\.example\.com\//);
const fairmatch = { "@type": "Organization", name: "Fairmatch", url, logo: url };

test("the home page declares the organization and the job search", () => {
  expect(markup("/")).toEqual([
    { "@context": "https://schema.org/", ...fairmatch },
    {
      "@context": "https://schema.org/",
      "@type": "WebSite",
      name: "Fairmatch",
      url: `${siteUrl}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/jobs?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ]);
});

test("the FAQ lists every question of the page with its answer as plain text", () => {
  const [page] = markup("/faq") as [{ "@type": string; mainEntity: { acceptedAnswer: { text: string } }[] }];
  expect(page["@type"]).toBe("FAQPage");
  expect(page.mainEntity).toHaveLength(asked.length);
  for (const entry of page.mainEntity) {
    expect(entry).toEqual({ "@type": "Question", name: text, acceptedAnswer: { "@type": "Answer", text } });
    expect(entry.acceptedAnswer.text).not.toMatch(/\]\(|\*\*|\{/);
  }
});

test("a blog post is marked up as an article with its date", () => {
  expect(markup("/blog/post")).toEqual([
    {
      "@context": "https://schema.org/",
      "@type": "Article",
      headline: post.title,
      description: post.description,
      image: `${siteUrl}/assets/share-blog-post-1.png`,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      mainEntityOfPage: `${siteUrl}/blog/post`,
      author: fairmatch,
      publisher: fairmatch,
    },
  ]);
});

test("other written pages have no markup", () => {
  expect(markup("/services")).toEqual([]);
});

test("a breadcrumb trail lists each step with its position and full address", () => {
  const job = { id: "4f4e18d0-cafb-443d-be44-2c66dcf741aa", title: "Engineer", company_name: "Acme" };
  expect(jobTrail(siteUrl, job).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Jobs", item: `${siteUrl}/jobs` },
    { "@type": "ListItem", position: 2, name: "Engineer", item: `${siteUrl}/jobs/engineer-acme-${job.id}` },
  ]);
});
