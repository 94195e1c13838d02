import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Markdown } from "@/components/product/markdown";

const show = (text: string) => render(<Markdown>{text}</Markdown>).container;

describe("Markdown", () => {
  it("shows headings on one level, lists, emphasis and links", () => {
    show(
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

  it("keeps the paragraphs and lines of a plain text", () => {
    const box = show('One\ntwo\n\n \nThree <3 & "four"\n');
    expect([...box.querySelectorAll("p")].map(({ innerHTML }) => innerHTML)).toEqual([
      "One<br>two",
      'Three &lt;3 &amp; "four"',
    ]);
  });

  it("runs and loads nothing of what somebody wrote", () => {
    const box = show(
      '<img src=x onerror="alert(1)"> <script>alert(1)</script>\n\n[a](javascript:alert(1)) ![pixel](https://example.com/p.png)\n\n<a href="javascript:alert(1)">b</a>',
    );
    expect(box.querySelector("img, script, a")).toBeNull();
    expect(box.textContent).toContain("<script>alert(1)</script>");
    expect(box.textContent).toContain("pixel");
  });
});
