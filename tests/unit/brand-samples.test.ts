import { expect, test, vi } from "vitest";

vi.mock("@contracts/operator", async (original) => {
  const { operator, ...rest } = await original<typeof import("@contracts/operator")>();
  const colors = { ...operator.colors, light: { ...operator.colors.light, accent: "#7a1f5c" } };
  const other = {
    ...operator,
    ...{ name: "Workbridge", tagline: "Work that fits", colors },
    prices: { basic: { amount: "$49", per: "a month" } },
  };
  return { ...rest, operator: other, productName: other.name, colors };
});
vi.resetModules();
const { brandSamples } = await import("../../supabase/local/site/brand-samples.ts");

test("the sample page shows another operator's name, colors, prices, icon, email and share image", async () => {
  const page = await brandSamples();
  const body = page.slice(page.indexOf("<body>"));
  expect(page).toContain("<title>Workbridge</title>");
  expect(page).not.toContain("Fairmatch</");
  expect(body).toContain("Work that fits");
  expect(body).toContain("$49 a month");
  expect(body).toContain("is now part of Workbridge");
  const [, icon = ""] = /data:image\/svg\+xml;base64,([\w+/=]+)/.exec(body) ?? [];
  expect(Buffer.from(icon, "base64").toString()).toContain('fill="#7a1f5c"');
  const pictures = [...body.matchAll(/data:image\/png;base64,([\w+/=]+)/g)].map(([, data = ""]) =>
    Buffer.from(data, "base64"),
  );
  // Icon and share image, in both schemes, with their widths.
  expect(pictures.map((png) => png.readUInt32BE(16))).toEqual([192, 1200, 192, 1200]);
  for (const scheme of ["scheme-light", "scheme-dark"]) {
    expect(body).toContain(scheme);
    expect(page).toContain(`.${scheme} {`);
  }
  // The styles are in it, and so are their fonts.
  expect(page).toContain("--color-accent:");
  expect(page).not.toMatch(/url\("?\/node_modules/);
});
