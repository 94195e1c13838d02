import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { refetch } from "@/lib/refetch";
import { type Act, refreshes } from "@/lib/refreshes";
import { sources, textOf } from "../architecture/sources.ts";

const files = sources("src").filter((file) => !/\.test\.tsx?$/.test(file));
const readers = files.filter((file) => !/lib\/(refreshes|procedure-query|refetch|use-act)\.ts$/.test(file));
const code = readers.map(textOf);

/** An inline key: nothing that changes its data would refetch it. */
const spelled = /queryKey:\s*\[(?!\.\.\.readingKey)|Query(?:Data|State)\w*(?:<[^(]*>)?\(\s*\[/;

describe("query keys", () => {
  test("contain the procedure and its arguments, and are never spelled out", () => {
    expect(readers.filter((file) => spelled.test(textOf(file)))).toEqual([]);
    expect(procedureQuery("get_offers", { p_application_id: "a" }).queryKey).toEqual([
      "get_offers",
      { p_application_id: "a" },
    ]);
  });

  test("of paged lists differ from those of single responses", () => {
    const next = () => null;
    expect(procedurePages("get_saved_jobs", {}, { before: next }).queryKey).not.toEqual(
      procedureQuery("get_saved_jobs", {}).queryKey,
    );
  });

  test.each([
    'queryKey: ["files", bucket]',
    'client.setQueryData<Profile>(["profile"], profile)',
    'client.getQueryState(["jobs"])',
  ])("are detected when spelled out: %s", (line) => {
    expect(line).toMatch(spelled);
  });
});

/** Names that the app requests or acts on somewhere. */
const isUsed = (name: string, by: RegExp) => code.some((text) => new RegExp(`${by.source}"${name}"`).test(text));

describe("the list of refreshes", () => {
  test.each(Object.entries(refreshes))("for %s names only acts and queries in use", (act, refresh) => {
    expect(isUsed(act, /(?:use(?:Act|Procedure)\(\s*|\bact: )/), act).toBe(true);
    const { awaited = [], behind = [], marked = [], failed = [] } = refresh;
    for (const reading of [...awaited, ...behind, ...marked, ...failed])
      expect(isUsed(reading, /(?:procedure(?:Query|Pages)|readingKey)\(\s*/), reading).toBe(true);
  });

  test.each<[Act, boolean]>([
    ["set_application_status", true],
    ["update_candidate_profile", true],
    ["mark_notification_read", true],
    ["respond_to_invitation", true],
    ["set_job_saved", false],
    ["set_mail_template", false],
    ["report_job", false],
  ])("for %s includes the frame: %s", (act, asks) => {
    expect(refreshes[act]?.behind?.includes("get_frame") ?? false).toBe(asks);
  });
});

test.each<Act>([
  "mark_conversation_read",
  "withdraw_offer",
  "propose_times",
  "withdraw_times",
  "move_interview",
  "cancel_interview",
])("%s refreshes Today", (act) => {
  expect(refreshes[act]?.behind).toContain("get_company_today");
});

test("unrelated queries and those of other records stay fresh", async () => {
  const client = new QueryClient();
  const keys = [
    procedureQuery("get_offers", { p_application_id: "a" }).queryKey,
    procedureQuery("get_offers", { p_application_id: "b" }).queryKey,
    procedurePages("list_company_jobs", { p_search: "" }, { before: () => null }).queryKey,
    procedureQuery("get_hire", { p_application_id: "a" }).queryKey,
  ];
  for (const key of keys) client.setQueryData<unknown>(key, {});
  await refetch(client, ["get_offers", "list_company_jobs"], { about: { p_application_id: "a" } });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false, true, false]);
});
