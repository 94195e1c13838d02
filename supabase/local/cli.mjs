// Entry of `npm start`, `npm run dev` and the other commands of cli/main.ts: plain JavaScript until the packages are installed;
// the rest is TypeScript, loaded in this process.
import { fileURLToPath } from "node:url";
import { installPackages } from "./install-packages.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
installPackages();

const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./cli/main.ts");
await main(process.argv.slice(2));
