// Draws the app's icons and the default card from public/favicon.svg: npm run icons:generate.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { operator } from "../../functions/_shared/contracts/operator.ts";
import { projectPaths } from "../project-paths.ts";
import { drawCard, drawIcon } from "./pictures.ts";

const pictures: Record<string, Promise<Uint8Array>> = {
  "icon-180.png": drawIcon(180, true),
  "icon-192.png": drawIcon(192),
  "icon-512.png": drawIcon(512),
  "icon-maskable-512.png": drawIcon(512, true),
  "share.png": drawCard(operator.tagline, "Skills, level, location and ways of working, compared in the open."),
};
for (const [file, picture] of Object.entries(pictures))
  writeFileSync(join(projectPaths.root, "public", file), await picture);
