import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Node, Renderer } from "@takumi-rs/wasm/node";
import { colors, productName } from "../../functions/_shared/contracts/operator.ts";
import { projectPaths } from "../project-paths.ts";
import { branded } from "./brand.ts";

const { light } = colors;
const mark = branded(readFileSync(join(projectPaths.root, "public/favicon.svg"), "utf8"));

const svg = (source: string, size: number): Node => ({
  type: "image",
  src: `data:image/svg+xml;base64,${Buffer.from(source).toString("base64")}`,
  style: { width: size, height: size },
});

const renderer = new Renderer();
const figtree = createRequire(import.meta.url).resolve(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);
const fonts = [{ name: "Figtree", data: readFileSync(figtree) }];
const draw = (node: Node, width: number, height: number) =>
  renderer.render(node, { width, height, format: "png", fonts });

/** The mark as a square PNG: as is, or with square corners and padding, for systems that crop icons. */
export function drawIcon(size: number, isCutToShape = false): Promise<Uint8Array> {
  const inside = isCutToShape ? Math.round(size * 0.75) : size;
  const place = { width: size, height: size, display: "flex", alignItems: "center", justifyContent: "center" } as const;
  const background = isCutToShape ? { backgroundColor: light.accent } : {};
  const node: Node = { type: "container", style: { ...place, ...background }, children: [svg(mark, inside)] };
  return draw(node, size, size);
}

/** A page's preview image: 1,200 by 630 pixels with the mark, the page's title and a line about it. */
export function drawCard(title: string, line: string): Promise<Uint8Array> {
  const text = (words: string, style: Node["style"]): Node => ({ type: "text", text: words, style: { ...style } });
  const node: Node = {
    type: "container",
    style: {
      ...{
        width: "100%",
        height: "100%",
        padding: 80,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
      },
      ...{ backgroundColor: light.surface, fontFamily: "Figtree", color: light.ink },
    },
    children: [
      {
        type: "container",
        style: { display: "flex", alignItems: "center", gap: 20 },
        children: [svg(mark, 64), text(productName, { fontSize: 40, fontWeight: 600 })],
      },
      text(title, {
        fontSize: 76,
        fontWeight: 700,
        lineHeight: 1.1,
        letterSpacing: "-0.02em",
        textWrap: "balance",
        lineClamp: 3,
      }),
      text(line, { fontSize: 32, lineHeight: 1.35, color: light.inkMuted, lineClamp: 2 }),
    ],
  };
  return draw(node, 1200, 630);
}
