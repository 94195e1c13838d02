// `npm run brand` writes a page of samples of what the operator file changes.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectPaths } from "../project-paths.ts";
import { brandSamples } from "./brand-samples.ts";

const folder = join(projectPaths.root, "supabase/.temp/brand");
mkdirSync(folder, { recursive: true });
const file = join(folder, "index.html");
writeFileSync(file, await brandSamples());
console.log(`Open ${pathToFileURL(file)}`);
