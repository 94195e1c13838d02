import { deletionRequestSchema } from "@contracts/accounts/deletion";
import { expect, it } from "vitest";

it("accepts company ids of any UUID version", () => {
  const request = (companyId: string) => ({ what: "company", companyId, name: "Korvane Logistics" });
  expect(deletionRequestSchema.safeParse(request("6552f767-0e86-d9fe-e2fc-e49126798892")).success).toBe(true);
  expect(deletionRequestSchema.safeParse(request("6552f767")).success).toBe(false);
});
