import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { FunctionErrorBody } from "../../supabase/functions/_shared/contracts/functions.ts";
import { type Actor, anonymous, sql } from "../support/accounts.ts";
import { fieldErrors, makeCast, managing, refusal, whoCan } from "../support/cast.ts";
import { makeCompany, type TestCompany } from "../support/companies.ts";
import { removeFileAs } from "../support/files.ts";
import { comment, exif, jpeg } from "../support/jpeg.ts";
import { invoke } from "./invoke.ts";

const cast = await makeCast();

interface Stored extends Partial<FunctionErrorBody> {
  path?: string;
}

/** A person's response from store-company-picture. */
const store = (
  person: Pick<Actor, "accessToken"> | null,
  companyId: string,
  picture = jpeg(),
  id: string = randomUUID(),
) =>
  invoke<Stored>(
    "store-company-picture",
    { id, companyId, picture: Buffer.from(picture).toString("base64") },
    person ? { token: person.accessToken } : {},
  );

const stored = async ({ owner, id }: TestCompany) => String((await store(owner, id)).body.path);
const save = ({ owner, id }: TestCompany, pictures: unknown) =>
  owner.client.rpc("update_company", { p_company_id: id, p_company: { pictures } });
const errorsOf = async (call: PromiseLike<{ error: { details: string | null } | null }>) => {
  const { error } = await call;
  return error && fieldErrors(error);
};
const shownOf = async (id: string) =>
  (await anonymous().rpc("get_employer", { p_company_id: id })).data.pictures as unknown;

describe("a picture on a company's page", () => {
  test("is uploaded once by managing staff, under the id its author generated", async () => {
    const statuses = await Promise.all(
      (["owner", "manager", "recruiter", "partnerRecruiter", "candidate", "otherOwner", "admin"] as const).map(
        async (role) => [role, (await store(cast.people[role], cast.company.id)).status] as const,
      ),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      ...{ owner: 200, manager: 200, recruiter: 403, partnerRecruiter: 403 },
      ...{ candidate: 404, otherOwner: 404, admin: 404 },
    });
    expect((await store(null, cast.company.id)).status).toBe(401);
    const able = await whoCan(cast, async (client) => {
      const code = await refusal(client.rpc("check_company_picture", { p_company_id: cast.company.id }));
      return code === null;
    });
    expect(able).toEqual(managing);

    const id = randomUUID();
    for (const spelled of [id, id, id.toUpperCase()]) {
      const companyId = spelled === id ? cast.company.id : cast.company.id.toUpperCase();
      const { status, body } = await store(cast.people.owner, companyId, jpeg(), spelled);
      expect([status, body.path]).toEqual([200, `${cast.company.id}/${id}.jpg`]);
    }
    expect(await sql`select from storage.objects where lower(name) = ${`${cast.company.id}/${id}.jpg`}`).toHaveLength(
      1,
    );
  });

  test.each([
    ["something else", () => new TextEncoder().encode("<svg onload=alert(1)>"), /isn't a JPEG/],
    ["one with its location", () => jpeg({ more: exif }), /where or how/],
    ["one with a comment", () => jpeg({ more: comment }), /where or how/],
    ["one with data after its end", () => jpeg({ after: [80, 75, 3, 4] }), /where or how/],
    ["one that is too large", () => jpeg({ height: 1601 }), /1600 pixels/],
    ["one without dimensions", () => jpeg({ width: 0 }), /1600 pixels/],
  ])("%s is refused", async (_, picture, message) => {
    const { status, body } = await store(cast.people.owner, cast.company.id, picture());
    expect(status).toBe(422);
    expect(body.error?.fields?.picture).toMatch(message);
  });

  test("is shown once the company lists it with a description, in the company's order", async () => {
    const company = await makeCompany();
    const [first, second] = [await stored(company), await stored(company)];
    const pictures = [
      { path: second, alt: "A white truck" },
      { path: first, alt: "Two rows of desks" },
    ];
    expect(await shownOf(company.id)).toEqual([]);
    expect(
      await refusal(
        save(company, [
          { ...pictures[0], alt: "  A white\ttruck " },
          { ...pictures[1], more: "x" },
        ]),
      ),
    ).toBeNull();
    expect(await shownOf(company.id)).toEqual(pictures);
    const { publicUrl } = anonymous().storage.from("company-pictures").getPublicUrl(first).data;
    const answer = await fetch(publicUrl);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg());

    // A referenced one stays; once removed it is deleted, and can't be referenced again.
    expect(await removeFileAs(company.owner, "company-pictures", first)).toBe(200);
    expect((await fetch(publicUrl, { method: "HEAD" })).ok).toBe(true);
    expect(await refusal(save(company, pictures.slice(0, 1)))).toBeNull();
    expect(await removeFileAs(company.owner, "company-pictures", first)).toBe(200);
    expect(await sql`select from storage.objects where name = ${first}`).toHaveLength(0);
    expect(await errorsOf(save(company, pictures))).toEqual({ "pictures.1.path": "Add the picture again" });
  });

  test("is refused without a description, when repeated, beyond six, or from another company", async () => {
    const company = await makeCompany();
    const path = await stored(company);
    const alt = "Our desks";
    const again = "Add the picture again";
    expect(await errorsOf(save(company, [{ path, alt: " " }]))).toEqual({
      "pictures.0.alt": "Describe the picture in a few words for people who can't see it",
    });
    expect(
      await errorsOf(
        save(company, [
          { path, alt },
          { path, alt },
        ]),
      ),
    ).toEqual({ "pictures.1.path": again });
    expect(await errorsOf(save(company, Array(7).fill({ path, alt })))).toEqual({
      pictures: "Use at most 6 pictures",
    });
    const others = await stored(await makeCompany());
    for (const wrong of [others, `${company.id}/${randomUUID()}.jpg`, "x", 7, null])
      expect(await errorsOf(save(company, [{ path: wrong, alt }]))).toEqual({ "pictures.0.path": again });
    for (const wrong of [null, {}, "x"])
      expect(await errorsOf(save(company, wrong))).toEqual({ pictures: "Use a list here" });
    expect(await errorsOf(save(company, ["x"]))).toEqual({ "pictures.0.path": again });
    expect(await shownOf(company.id)).toEqual([]);
  });
});

test("benefits are saved in list order and shown to everyone, and unknown ones are refused", async () => {
  const company = await makeCompany();
  const set = (benefits: unknown) =>
    company.owner.client.rpc("update_company", { p_company_id: company.id, p_company: { benefits } });
  const shown = async () => (await anonymous().rpc("get_employer", { p_company_id: company.id })).data.benefits;
  expect(await shown()).toEqual([]);
  expect(await refusal(set(["meals", "dental"]))).toBeNull();
  expect(await shown()).toEqual(["dental", "meals"]);
  for (const wrong of [["free beer"], ["dental", "dental"]])
    expect(await errorsOf(set(wrong))).toEqual({ benefits: "Choose from the list, without repeats" });
  expect(await refusal(set([]))).toBeNull();
  expect(await shown()).toEqual([]);
});
