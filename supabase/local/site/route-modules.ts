import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "../project-paths.ts";

const areas = ["public", "jobs", "auth", "invitations", "admin", "company", "candidate"];

/** Each route's module below `src`, in the order of src/app/routes, with the area that registers it. */
export const routeModules = (): { area: string; module: string }[] =>
  areas.flatMap((area) =>
    [
      ...readFileSync(join(projectPaths.root, "src/app/routes", `${area}.tsx`), "utf8").matchAll(
        /import\("@\/([\w/-]+)"\)/g,
      ),
    ].map(([, module]) => ({ area, module: `${module}.tsx` })),
  );
