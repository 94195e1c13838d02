// @vitest-environment node
import { describe, expect, test } from "vitest";
import { guessColumns, importRows, missingFields } from "@/candidates/model/import/columns";
import { unsentCsv } from "@/candidates/model/import/outcomes";
import { type ImportTable, readTable } from "@/candidates/model/import/read-table";
import { importTemplate } from "@/candidates/model/import/template";

const file = (content: string | Uint8Array<ArrayBuffer>, name = "people.csv") => new File([content], name);
async function read(content: string | Uint8Array<ArrayBuffer>): Promise<ImportTable> {
  const answer = await readTable(file(content));
  if ("problem" in answer) throw new Error(answer.problem);
  return answer.table;
}
const problem = async (content: string | Uint8Array<ArrayBuffer>) => {
  const answer = await readTable(file(content));
  return "problem" in answer ? answer.problem : null;
};
const rowsOf = async (content: string) => {
  const table = await read(content);
  return importRows(table, guessColumns(table.columns));
};
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from([0xfeff, ...[...text].map((c) => c.charCodeAt(0))]).buffer);

describe("the file reader", () => {
  const lines = ["First name", "Last name", "Email"];
  const person = ["Zoë", "O'Brien", "zoe@example.com"];
  test.each([
    ["commas", [lines, person].map((row) => row.join(",")).join("\n")],
    ["semicolons and Windows line breaks", [lines, person].map((row) => row.join(";")).join("\r\n")],
    ["tabs and a final line break", `${[lines, person].map((row) => row.join("\t")).join("\r\n")}\r\n`],
    ["a byte order mark", `\ufeff${[lines, person].map((row) => row.join(",")).join("\n")}`],
    ["old Mac line breaks", [lines, person].map((row) => row.join(",")).join("\r")],
    ["a named separator", `sep=|\r\n${[lines, person].map((row) => row.join("|")).join("\r\n")}`],
    ["quotes", [lines, person].map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n")],
  ])("reads files with %s", async (_, text) => {
    expect(await rowsOf(text)).toMatchObject([
      { line: 2, firstName: "Zoë", lastName: "O'Brien", email: "zoe@example.com" },
    ]);
  });

  test("reads UTF-16 files from spreadsheets", async () => {
    expect((await read(utf16("Name\tMail\nZoë\tz@example.com"))).lines[0]?.cells).toEqual(["Zoë", "z@example.com"]);
  });

  test("numbers lines as spreadsheets do, skips empty ones, and allows missing cells", async () => {
    const { lines } = await read('Name,Mail,Tags\n\nAda,"a@example.com","SQL; ""R""\nGo"\n , ,\nBo');
    expect(lines).toEqual([
      { line: 3, cells: ["Ada", "a@example.com", 'SQL; "R"\nGo'] },
      { line: 5, cells: ["Bo"] },
    ]);
  });

  test("removes the apostrophe that protects against formulas", async () => {
    expect((await rowsOf("Name,Email,Phone\nAda K,a@example.com,'+1 720 5550118"))[0]?.phoneNumber).toBe(
      "+1 720 5550118",
    );
    expect((await rowsOf("Name,Email\n'Ada K,a@example.com"))[0]?.firstName).toBe("'Ada");
  });
});

describe("reasons to refuse a file", () => {
  test.each([
    ["nothing", "", "This file has no lines below its column names."],
    ["only column names", "Name,Email\n\n", "This file has no lines below its column names."],
    [
      "a spreadsheet",
      new Uint8Array([0x50, 0x4b, 0x03, 0x04]),
      "This is a spreadsheet. Save it as CSV (UTF-8) and choose that file.",
    ],
    [
      "another encoding",
      new Uint8Array([0x4e, 0xe9]),
      "This file isn't UTF-8. Save it as CSV (UTF-8) and choose it again.",
    ],
    ["UTF-16 without its mark", "N\0a\0m\0e\0", "This file isn't UTF-8. Save it as CSV (UTF-8) and choose it again."],
    [
      "an open quote",
      'Name,Email\n"Ada,a@example.com',
      "The quotes around line 2 don't match. Fix them and choose the file again.",
    ],
    ["more than 1 MB", "a".repeat(1024 * 1024 + 1), "This file is larger than 1 MB. Choose a smaller file."],
  ])("%s", async (_, content, words) => {
    expect(await problem(content)).toBe(words);
  });

  test("more than 500 lines", async () => {
    const lines = (count: number) => `Email\n${"a@example.com\n".repeat(count)}`;
    expect((await read(lines(500))).lines).toHaveLength(500);
    expect(await problem(lines(501))).toBe(
      "This file has 501 lines. You can import up to 500 at a time, so split it into several files.",
    );
  });
});

describe("columns", () => {
  test("are recognized by many names, in any order and case", () => {
    expect(guessColumns(["E MAIL", "SURNAME", " given_name", "Tags", "Mobile", "Shoe size"])).toEqual({
      firstName: 2,
      lastName: 1,
      email: 0,
      title: null,
      phone: 4,
      skills: 3,
      city: null,
      state: null,
      country: null,
    });
  });

  test("can hold first and last name together", async () => {
    expect(guessColumns(["Name", "Mail"])).toMatchObject({ firstName: 0, lastName: 0, email: 1 });
    const names = (await rowsOf('Name,Mail\nAda Maria Kowalczyk,a\nHana,b\n"Soto, Maribel",c')).map(
      ({ firstName, lastName }) => [firstName, lastName],
    );
    expect(names).toEqual([
      ["Ada Maria", "Kowalczyk"],
      ["Hana", ""],
      ["Maribel", "Soto"],
    ]);
  });

  test("are listed if they are required but missing", () => {
    expect(missingFields(guessColumns(["Shoe size"]))).toEqual(["firstName", "lastName", "email"]);
    expect(missingFields(guessColumns(["Name"]))).toEqual(["email"]);
    expect(missingFields(guessColumns(["First", "Name", "Mail"]))).toEqual([]);
  });

  test("split skills, and cut long values just beyond their limit", async () => {
    const [row] = await rowsOf(`Email,Skills,Title\na@example.com,"SQL; R ;;Go",${"t".repeat(5000)}`);
    expect(row?.skills).toEqual(["SQL", "R", "Go"]);
    expect(row?.title).toHaveLength(321);
    const [many] = await rowsOf(`Email,Skills\na@example.com,"${"x;".repeat(80)}${"y".repeat(500)}"`);
    expect(many?.skills).toHaveLength(51);
    const [long] = await rowsOf(`Email,Skills\na@example.com,${"y".repeat(500)}`);
    expect(long?.skills?.[0]).toHaveLength(61);
  });
});

test("the template can be imported", async () => {
  expect(await rowsOf(importTemplate())).toEqual([
    {
      line: 2,
      firstName: "Ada",
      lastName: "Kowalczyk",
      email: "ada.kowalczyk@example.com",
      title: "Data Analyst",
      phoneNumber: "(303) 555-0118",
      skills: ["SQL", "Tableau"],
      address: { city: "Boulder", state: "CO", country: "United States" },
    },
  ]);
});

test("unsent lines are saved unchanged with their reason, and can be imported again", async () => {
  const table = await read("Name,Mail\nAda K,a@example.com\n=Hana,b@example.com\nBo,\nCy D,c@example.com");
  const text = unsentCsv(table, [
    { line: 2, fate: "invite", words: "Will get an invitation" },
    { line: 3, fate: "invalid", words: "Last name is required" },
    { line: 4, fate: "known", words: "Already your candidate, skipped" },
    { line: 5, fate: "tomorrow", words: "Over your limit of 200 invitations a day. Send it tomorrow" },
  ]);
  expect(text.split("\r\n")).toEqual([
    '\ufeff"Name","Mail","Reason"',
    `"'=Hana","b@example.com","Last name is required"`,
    '"Cy D","c@example.com","Over your limit of 200 invitations a day. Send it tomorrow"',
  ]);
  expect(await rowsOf(text)).toMatchObject([
    { firstName: "=Hana", email: "b@example.com" },
    { email: "c@example.com" },
  ]);
});
