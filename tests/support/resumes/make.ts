// Creates this folder's files with the Debian programs in its table: npx tsx tests/support/resumes/make.ts [part of a name]
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { everybody, everyHtmlLayout, everyTexLayout, isTex, nameOf, type ResumeFile, resumeFiles } from "./files.ts";

const folder = join(import.meta.dirname, "files");
const run = (cwd: string, program: string, ...args: string[]) => execFileSync(program, args, { cwd, stdio: "pipe" });
const office = (cwd: string, format: string, file: string) =>
  run(cwd, "soffice", "--headless", `-env:UserInstallation=file://${cwd}/office`, "--convert-to", format, file);

/** Renders a folder's "resume.html" or "resume.tex" as "resume.pdf" or "resume.docx". */
const programs: Record<string, (cwd: string) => void> = {
  weasyprint: (cwd) => run(cwd, "weasyprint", "resume.html", "resume.pdf"),
  chromium: (cwd) =>
    run(
      cwd,
      "chromium",
      "--headless",
      "--no-sandbox",
      "--no-pdf-header-footer",
      "--print-to-pdf=resume.pdf",
      "resume.html",
    ),
  wkhtmltopdf: (cwd) => run(cwd, "wkhtmltopdf", "--quiet", "--page-size", "Letter", "resume.html", "resume.pdf"),
  writer: (cwd) => {
    office(cwd, "odt:writer8", "resume.html");
    office(cwd, "pdf", "resume.odt");
  },
  "writer-docx": (cwd) => {
    office(cwd, "odt:writer8", "resume.html");
    office(cwd, "docx:MS Word 2007 XML", "resume.odt");
  },
  pdflatex: (cwd) => run(cwd, "pdflatex", "-interaction=nonstopmode", "resume.tex"),
};

function make(file: ResumeFile) {
  const cwd = mkdtempSync(join(tmpdir(), "resume-"));
  const [program = "", rewritten] = file.program.split("+");
  const person = everybody[file.person];
  if (isTex(file)) writeFileSync(join(cwd, "resume.tex"), everyTexLayout[file.layout](person));
  else writeFileSync(join(cwd, "resume.html"), everyHtmlLayout[file.layout](person));
  programs[program]?.(cwd);
  if (rewritten) {
    run(cwd, "gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-sOutputFile=again.pdf", "resume.pdf");
    copyFileSync(join(cwd, "again.pdf"), join(cwd, "resume.pdf"));
  }
  copyFileSync(join(cwd, program === "writer-docx" ? "resume.docx" : "resume.pdf"), join(folder, nameOf(file)));
  rmSync(cwd, { recursive: true });
}

mkdirSync(folder, { recursive: true });
for (const file of resumeFiles.filter((each) => nameOf(each).includes(process.argv[2] ?? ""))) make(file);
