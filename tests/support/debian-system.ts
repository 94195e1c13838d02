// The newest Postgres 17 from Debian's stable release, in its own root that is fetched once and kept up to date.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Why this machine can't run the step. */
export class LeftOut extends Error {
  override name = "LeftOut";
}

const packages = ["postgresql-17", "postgresql-17-cron", "postgresql-17-plpgsql-check"];
const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C.UTF-8" };

function run(command: string, ...args: string[]): { worked: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", env: quiet });
  return { worked: status === 0, output: `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim() };
}

function mustRun(command: string, ...args: string[]): void {
  const { worked, output } = run(command, ...args);
  if (!worked) throw new Error(`${command} ${args.join(" ")} failed:\n${output}`);
}

/** The mirrors from which apt on this machine gets Debian and its security updates. */
function findMirrors(): { main: string; security: string | undefined } {
  const listed = () =>
    run("apt-get", "indextargets", "--format", "$(ORIGIN)|$(LABEL)|$(REPO_URI)", "Created-By: Packages").output;
  const find = (label: string) =>
    new RegExp(`^Debian\\|${label}\\|(https?://\\S+)$`, "m").exec(listed())?.[1]?.replace(/\/$/, "");
  if (!find("Debian")) run("apt-get", "update", "-qq");
  const main = find("Debian");
  if (!main) throw new LeftOut("apt's sources on this machine name no mirror of Debian");
  return { main, security: find("Debian-Security") };
}

/** The code name of the stable release, or undefined if the mirror is unreachable. */
async function findRelease(mirror: string): Promise<string | undefined> {
  const answer = await fetch(`${mirror}/dists/stable/Release`, { signal: AbortSignal.timeout(20_000) }).catch(() => {});
  return answer?.ok ? /^Codename: (\w+)$/m.exec(await answer.text())?.[1] : undefined;
}

/** Installs or updates packages in a root. */
function install(root: string): { worked: boolean; output: string } {
  // A mirror may be a snapshot with outdated lists; they are still signed.
  const apt = (...args: string[]) =>
    run(
      "chroot",
      root,
      "apt-get",
      "-qq",
      "-o",
      "Acquire::Check-Valid-Until=false",
      "-o",
      "DPkg::Lock::Timeout=300",
      ...args,
    );
  const updated = apt("update", "--error-on=any");
  return updated.worked ? apt("install", "--yes", "--no-install-recommends", ...packages) : updated;
}

/** Fetches the release into `root`. */
function fetchSystem(root: string, release: string, { main, security }: ReturnType<typeof findMirrors>): void {
  if (!existsSync("/usr/sbin/debootstrap")) {
    mustRun("apt-get", "install", "--yes", "-qq", "-o", "DPkg::Lock::Timeout=300", "debootstrap");
  }
  // Only complete systems have this name.
  const partial = mkdtempSync(`${root}-`);
  chmodSync(partial, 0o755);
  try {
    mustRun("debootstrap", "--variant=minbase", release, partial, main);
    const sources = [`${main} ${release}`, ...(security ? [`${security} ${release}-security`] : [])];
    writeFileSync(join(partial, "etc/apt/sources.list"), sources.map((source) => `deb ${source} main\n`).join(""));
    // Keeps its packages from starting services.
    writeFileSync(join(partial, "usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });
    mkdirSync(join(partial, "etc/postgresql-common"));
    writeFileSync(join(partial, "etc/postgresql-common/createcluster.conf"), "create_main_cluster = false\n");
    const { worked, output } = install(partial);
    if (!worked) throw new Error(`Postgres could not be installed from ${main}:\n${output}`);
    mustRun("chroot", partial, "apt-get", "clean");
    if (!existsSync(root)) renameSync(partial, root);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The system's folder, fetched or updated. Throws LeftOut if this machine can't have one. */
export async function prepareDebian(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new LeftOut("it needs root on a Debian, for debootstrap");
  }
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "fairmatch");
  mkdirSync(folder, { recursive: true });
  const mirrors = findMirrors();
  const release = await findRelease(mirrors.main);
  const kept = readdirSync(folder).find((name) => (release ? name === `debian-${release}` : /^debian-\w+$/.test(name)));
  if (!release) {
    if (!kept) throw new LeftOut(`the mirror ${mirrors.main} can't be reached`);
    console.log(`The mirror ${mirrors.main} can't be reached: this is what was fetched before.`);
    return join(folder, kept);
  }
  const root = join(folder, `debian-${release}`);
  if (kept) {
    const { worked, output } = install(root);
    if (!worked) throw new Error(`Postgres could not be brought up to date:\n${output}`);
  } else {
    console.log(`Fetching Debian ${release} into ${root}, which takes minutes the first time…`);
    fetchSystem(root, release, mirrors);
  }
  return root;
}
