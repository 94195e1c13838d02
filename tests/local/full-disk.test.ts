import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const limitKb = 1024;
const script = join(import.meta.dirname, "fixtures", "full-disk", "run.ts");

it("a full disk keeps the old file intact, delays emails, and crashes nothing", async () => {
  const command = `ulimit -f ${limitKb} && exec "$0" --import tsx "$1" ${3 * limitKb * 1024}`;
  const { stdout } = await promisify(execFile)("bash", ["-c", command, process.execPath, script]);
  expect(JSON.parse(stdout)).toEqual({
    overwrite: 507,
    kept: "the old one",
    // The file and its metadata.
    stored: 2,
    largeMail: 452,
    smallMail: "done",
    mails: 1,
    left: ["mail", "storage"],
  });
});
