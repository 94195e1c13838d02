import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter, matchPath, Route, Routes } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { footerColumns, visitorLinks } from "@/app/layouts/public-links";
import { publicRoutes } from "@/app/routes/public";
import { AuthContext } from "@/auth/auth-context";
import { paths } from "@/config/paths";
import { helpOf } from "@/lib/help-for";
import { pictureOf } from "@/marketing/help/pictures";
import sizes from "@/marketing/help/pictures/sizes.json";
import { searchTopics } from "@/marketing/help/search-topics";
import { topics } from "@/marketing/help/topics";
import cookies from "@/marketing/legal/cookies.md";
import { root, sources, textOf } from "../architecture/sources.ts";

vi.mock("@/config/env", () => ({
  envProblem: null,
  getEnv: () => ({ VITE_SUPPORT_EMAIL: "support@example.com" }),
}));
vi.mock("@/lib/call-procedure", () => ({ callProcedure: () => new Promise(() => {}) }));

const nobody = {
  status: "signed-out",
  user: null,
  role: null,
  refreshRole: async () => {},
  signOut: async () => true,
} as const;

/** Written pages by address, including parameterized ones. */
const pages = (
  await Promise.all(
    publicRoutes.map(async ({ path, lazy }) => {
      const { default: Page, written } = await lazy();
      const pattern = path.pattern;
      const addresses = written ? written.map(({ slug }) => pattern.replace(/:\w+/, slug)) : [pattern];
      return addresses.map((address) => ({ address, pattern, Page }));
    }),
  )
).flat();

function open({ address, pattern, Page }: (typeof pages)[number]): HTMLElement {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={nobody}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={pattern} element={<Page />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
  return container;
}

const idsOn = new Map(
  pages.map((page) => {
    const container = open(page);
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    container.remove();
    return [page.address, new Set(ids)] as const;
  }),
);
const allPatterns = (tree: object): string[] =>
  Object.values(tree).flatMap((each: unknown) =>
    typeof each === "function" && "pattern" in each ? [String(each.pattern)] : allPatterns(each as object),
  );
const patterns = allPatterns(paths);
const closed = new Set(pages.filter(({ pattern }) => pattern.includes(":")).map(({ pattern }) => pattern));

/** What is wrong with a link's target, or null. */
function fault(href: string, from: string): string | null {
  // A picture that opens large; that it was taken is tested below.
  if (/^(mailto|tel):|\.webp\b/.test(href)) return null;
  const { pathname, hash } = new URL(href, `https://fairmatch.example${from}`);
  const pattern = patterns.find((each) => each === pathname) ?? patterns.find((each) => matchPath(each, pathname));
  if (!href.startsWith("/") && !href.startsWith("#")) return "leads elsewhere";
  if (!pattern) return "leads nowhere";
  const ids = idsOn.get(pathname);
  if (closed.has(pattern) && !ids) return "leads to a page that was never written";
  return hash && ids && !ids.has(decodeURIComponent(hash.slice(1))) ? "leads to no part of its page" : null;
}

describe.each(pages.map((page) => [page.address, page] as const))("%s", (address, page) => {
  test("has one title, unique section ids and no dead links", () => {
    const container = open(page);
    expect(container.querySelectorAll("h1")).toHaveLength(1);
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const links = [...container.querySelectorAll("a[href]")].map((link) => String(link.getAttribute("href")));
    expect(
      links.flatMap((href) => fault(href, address) ?? []).length,
      links.map((href) => `${href}: ${fault(href, address)}`).join("\n"),
    ).toBe(0);
    // Nothing is left of the marks of links, strong words, fields and addresses.
    expect(container.textContent).not.toMatch(/\]\(|\*\*|\{|\}|undefined/);
  });

  test("has no exclamation marks and no emoji", () => {
    const text = open(page).textContent ?? "";
    expect(text).not.toMatch(/!|\p{Extended_Pictographic}/u);
  });
});

test("the header and footer link to every specified page, and each exists", () => {
  const footer = footerColumns.flatMap(({ links }) => links.map(({ to }) => to as string));
  expect(footer.toSorted()).toEqual([
    "/about",
    "/blog",
    "/careers",
    "/contact",
    "/cookies",
    "/faq",
    "/help",
    "/industries",
    "/jobs",
    "/pricing",
    "/privacy",
    "/services",
    "/signup",
    "/signup?role=company",
    "/terms",
  ]);
  for (const to of [...footer, ...visitorLinks.map((link) => link.to)]) expect(fault(to, "/"), to).toBeNull();
});

/** Where errors get their codes. */
const errorSources = [
  ...sources("supabase/schemas", /\.sql$/),
  ...sources("supabase/functions", /\.ts$/),
  ...sources("src", /\.ts$/).filter((file) => !file.endsWith("help-for.ts")),
]
  .map(textOf)
  .join("\n");

test("every help picture exists in light and dark at its listed size, and all are small", () => {
  const named = new Set(
    topics.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          typeof block === "object" && "steps" in block
            ? block.steps.flatMap(({ picture }) => picture?.name ?? [])
            : [],
        ),
      ),
    ),
  );
  expect([...named].sort()).toEqual(Object.keys(sizes).sort());
  let bytes = 0;
  for (const name of named) {
    expect(pictureOf(name), name).toBeDefined();
    for (const scheme of ["light", "dark"]) {
      const file = join(root, `src/marketing/help/pictures/${name}-${scheme}.webp`);
      expect(existsSync(file), file).toBe(true);
      bytes += statSync(file).size;
      expect(webpSize(readFileSync(file)), file).toEqual((sizes as Record<string, object>)[name]);
    }
  }
  expect(bytes).toBeLessThan(1_500_000);
});

/** Width and height of a lossy WebP file, from its first frame. */
function webpSize(file: Buffer): { width: number; height: number } {
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

test.each(Object.entries(helpOf))("the error %s links to an existing help section", (code, place) => {
  for (const each of typeof place === "string" ? [place] : Object.values(place)) {
    const [slug, anchor] = each.split("#");
    const { sections } = topics.find((topic) => topic.slug === slug) ?? { sections: [] };
    expect(
      sections.map(({ id }) => id),
      each,
    ).toContain(anchor);
  }
  expect(errorSources).toMatch(new RegExp(`["']${code}["']`));
});

test("the help search finds topics by the beginnings of words", () => {
  const found = (words: string) => searchTopics(topics, words).map(({ slug }) => slug);
  expect(found("withdr")[0]).toBe("withdraw-an-application");
  expect(found("Résumé pdf")).toEqual(["fill-in-your-profile"]);
  expect(found("delete account")[0]).toBe("see-and-delete-your-data");
  expect(found("unicorn")).toEqual([]);
  expect(found("/help/apply")).toEqual([]);
});

test("the cookies page lists exactly the keys the code stores in a browser", () => {
  const kept = sources("src")
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = textOf(file);
      if (!/(browser|tab)Store/.test(text)) return [];
      return [...text.matchAll(/["`]((?:sb-)?fairmatch[.-][^"`$]*)(\$\{)?/g)].map(([, key]) => String(key));
    })
    // The client that stores nothing has a name as well.
    .filter((key) => key !== "fairmatch-separate");
  const listed = cookies.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === "object" && "facts" in block ? block.facts.map(([key]) => key.replace("*", "")) : [],
    ),
  );
  expect([...new Set(kept)].sort()).toEqual(listed.toSorted());
  // Any other use of storage would have another name: none is allowed.
  const writers = sources("src").filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /Store\.setItem\((?!key|storageKey|ownerKey|declinedKey|endedKey|keyOf)/.test(textOf(file)),
  );
  expect(writers).toEqual([]);
  for (const file of sources("src").filter((each) => !/\.test\.|lib\/browser-storage/.test(each)))
    expect(textOf(file), file).not.toMatch(
      /document\.cookie|indexedDB|caches\.open|localStorage|sessionStorage|new BroadcastChannel|navigator\.locks/,
    );
});
