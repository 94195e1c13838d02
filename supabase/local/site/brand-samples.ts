import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { BrandSamples } from "../../../src/app/dev/brand-samples.tsx";
import { operator, productName } from "../../functions/_shared/contracts/operator.ts";
import { renderMail } from "../../functions/_shared/email/render-mail.ts";
import { projectPaths } from "../project-paths.ts";
import { branded } from "./brand.ts";
import { drawCard, drawIcon } from "./pictures.ts";

const png = (picture: Uint8Array) => `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;

/** The app's styles, with their fonts in them. */
async function styles(): Promise<string> {
  const server = await createServer({
    root: projectPaths.root,
    server: { middlewareMode: true, watch: null, ws: false },
    appType: "custom",
    logLevel: "error",
  });
  try {
    const css = (await server.transformRequest("/src/styles/index.css?direct"))?.code ?? "";
    return css.replace(/url\("?(\/node_modules\/[^")]+\.woff2)"?\)/g, (_, file: string) => {
      const font = readFileSync(join(projectPaths.root, file)).toString("base64");
      return `url(data:font/woff2;base64,${font})`;
    });
  } finally {
    await server.close();
  }
}

/** One page of samples of all that the operator file changes. */
export async function brandSamples(): Promise<string> {
  const icon = branded(readFileSync(join(projectPaths.root, "public/favicon.svg"), "utf8"));
  const email = renderMail(
    "company_approved",
    { company_name: "Rowanfield Hiring", path: "/company/dashboard" },
    { url: "https://jobs.example.com", functionsUrl: "https://jobs.example.com", sender: "no-reply@jobs.example.com" },
  );
  const samples = createElement(BrandSamples, {
    icon: `data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}`,
    appIcon: png(await drawIcon(192, true)),
    shareImage: png(await drawCard(operator.tagline, `Jobs and candidates on ${productName}.`)),
    email,
  });
  const title = branded("__product_name__");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${await styles()}</style></head><body>${renderToStaticMarkup(samples)}</body></html>`;
}
