import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Markdown } from "@/components/product/markdown";

const show = async (text: string) => {
  const { container } = render(<Markdown>{text}</Markdown>);
  await import("@/components/product/marked");
  await act(async () => {});
  return container;
};

describe("Markdown", () => {
  it("renders headings on one level, lists, emphasis and links", async () => {
    await show(
      "# What you do\n\n- Keep **freight** moving\n- Call & write\n\n#### How\n\n1. See [our site](https://example.com)",
    );
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "What you do",
      "How",
    ]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Keep freight moving",
      "Call & write",
      "See our site",
    ]);
    expect(screen.getByRole("link", { name: "our site" }).getAttribute("href")).toBe("https://example.com/");
  });

  it("links an email address, but not one with a prepared message", async () => {
    await show("**Ask** [Mei](mailto:mei@example.com) or [Kofi](mailto:kofi@example.com?body=Hi)");
    expect(screen.getByRole("link", { name: "Mei" }).getAttribute("href")).toBe("mailto:mei@example.com");
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("keeps paragraphs and line breaks of plain text", async () => {
    const box = await show('One\ntwo\n\n \nThree <3 & "four"\n');
    expect([...box.querySelectorAll("p")].map(({ innerHTML }) => innerHTML.replace(/<\/?span>/g, ""))).toEqual([
      "One<br>two",
      'Three &lt;3 &amp; "four"',
    ]);
  });

  it.each([
    ["quotes", ">".repeat(20000)],
    ["lists", "1. ".repeat(6000)],
    ["emphasis", "*a_".repeat(6000)],
  ])("shows thousands of nested %s as written", async (_, text) => {
    expect((await show(text)).textContent).toBe(text.trim());
  });

  it("renders text without markup the same way without the parser", () => {
    const { container } = render(<Markdown>{"One\ntwo, three (four).\n\n \nFive: six\n"}</Markdown>);
    expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "One\ntwo, three (four).",
      "Five: six",
    ]);
  });

  it("runs no scripts and loads no images from people's text", async () => {
    const box = await show(
      '<img src=x onerror="alert(1)"> <script>alert(1)</script>\n\n[a](javascript:alert(1)) ![pixel](https://example.com/p.png)\n\n<a href="javascript:alert(1)">b</a>',
    );
    expect(box.querySelector("img, script, a")).toBeNull();
    expect(box.textContent).toContain("<script>alert(1)</script>");
    expect(box.textContent).toContain("pixel");
  });
});
