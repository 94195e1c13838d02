import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { colors, productName } from "../../functions/_shared/contracts/operator.ts";

/** Files in `public` with the product's name or colors. */
const files = ["favicon.svg", "embed.js"];
const contentTypes = { svg: "image/svg+xml", js: "text/javascript" } as const;

const values = new Map([
  ["product_name", productName],
  ...Object.entries(colors).flatMap(([scheme, palette]) =>
    Object.entries(palette).map(([name, color]) => [`${scheme}_${name}`, color] as const),
  ),
]);

/** Replaces "__product_name__" and "__light_accent__" by the operator's values. Throws for unknown placeholders. */
export const branded = (text: string): string =>
  text.replace(/__(\w+?)__/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The operator has no ${name}.`);
    return value;
  });

/** Puts the operator's name and colors into static files: the page's frame, the icon, the script for companies' own sites. */
export function brand(): Plugin {
  let publicDir = "";
  const readBranded = (file: string) => branded(readFileSync(join(publicDir, file), "utf8"));
  return {
    name: "brand",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    transformIndexHtml: { order: "pre", handler: branded },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = files.find((name) => request.url?.split("?")[0] === `/${name}`);
        if (!file) return next();
        response.setHeader("content-type", contentTypes[file.endsWith(".svg") ? "svg" : "js"]);
        response.end(readBranded(file));
      });
    },
    // The build has copied them by now.
    writeBundle: ({ dir = "" }) => {
      for (const file of files) writeFileSync(join(dir, file), readBranded(file));
    },
  };
}
