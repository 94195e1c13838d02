import { join } from "node:path";
import { type JsxChild, type JsxElement, type JsxFragment, type Node, SyntaxKind } from "typescript/unstable/ast";
import { isBinaryExpression, isIdentifier, isJsxElement, isJsxFragment } from "typescript/unstable/ast/is";
import { API, type Type, TypeFlags } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";
import { root, sources } from "./sources.ts";

// A browser's translation moves each bare text into an element of its own. React then can't remove that text, nor put anything
// before it. A text alone in its element is safe: React replaces all the element holds.

interface Child {
  node: JsxChild;
  /** Whether it may be a bare text. "given": as the caller likes. */
  text: boolean | "given";
  /** Whether it may be missing, or become something else. */
  changes: boolean;
}

const texts =
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.BigInt |
  TypeFlags.StringLiteral |
  TypeFlags.NumberLiteral |
  TypeFlags.TemplateLiteral;
const nothings = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void | TypeFlags.Boolean | TypeFlags.BooleanLiteral;

/** They wrap each of their children. */
const wraps = ["Meta"];
/** What stands next to something else in them is made of elements. */
const isBlock = (name: string) =>
  /^(div|section|main|form|fieldset|dl|ul|ol|)$/.test(name) || (/^[A-Z]/.test(name) && !/Link|Button/.test(name));

const api = new API();
const project = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProjects()[0];
if (!project) throw new Error("The project has no tsconfig.json.");
const { checker, program } = project;
afterAll(() => api.close());

/** They stay what they are as long as their parent does. */
const isChildren = (node: JsxChild) =>
  node.kind === SyntaxKind.JsxExpression &&
  node.expression &&
  isIdentifier(node.expression) &&
  node.expression.text === "children";

function kindOf(node: JsxChild, type: Type | undefined): Child {
  if (!type) throw new Error("A child has no type.");
  if (/\bReactNode\b/.test(checker.typeToString(type))) return { node, text: "given", changes: !isChildren(node) };
  const kinds = new Set(
    (type.isUnionType() ? type.getTypes() : [type]).map((each) => {
      if (each.flags & nothings || (each.isStringLiteralType() && each.value === "")) return "nothing";
      if (each.flags & texts) return "text";
      return checker.isArrayLikeType(each) ? "list" : "element";
    }),
  );
  return { node, text: kinds.has("text"), changes: kinds.size > 1 || kinds.has("list") };
}

function childOf(node: JsxChild): Child | null {
  if (node.kind === SyntaxKind.JsxText)
    return node.text.trim() === "" && node.text.includes("\n") ? null : { node, text: true, changes: false };
  if (node.kind !== SyntaxKind.JsxExpression) return { node, text: false, changes: false };
  const { expression } = node;
  if (!expression) return null;
  // Its left side shows nothing.
  if (isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
    return { ...kindOf(node, checker.getTypeAtLocation(expression.right)), changes: true };
  return kindOf(node, checker.getTypeAtLocation(expression));
}

/** The children at fault: texts that come and go, and what comes and goes before a text. */
function faults(parent: JsxElement | JsxFragment, name: string): JsxChild[] {
  const children = parent.children.map(childOf).filter((child) => child !== null);
  if (children.length < 2 || wraps.includes(name)) return [];
  const isText = ({ text }: Child) => text === true || (text === "given" && !isBlock(name));
  return children
    .filter((child, index) => {
      const next = children.slice(index + 1).find((each) => isText(each) || !each.changes);
      return child.changes && (child.text === true || (next && isText(next)));
    })
    .map(({ node }) => node);
}

test("no conditional element is next to a bare text node", () => {
  const found: string[] = [];
  for (const file of sources("src", /(?<!\.test|-samples)\.tsx$/)) {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} isn't in the project.`);
    const textOf = ({ pos, end }: { pos: number; end: number }) => source.text.slice(pos, end);
    const look = (node: Node): void => {
      if (isJsxElement(node) || isJsxFragment(node)) {
        const name = isJsxElement(node) ? textOf(node.openingElement.tagName).trim() : "";
        for (const child of faults(node, name))
          found.push(`${file}:${textOf({ pos: 0, end: child.pos }).split("\n").length} <${name}> ${textOf(child)}`);
      }
      node.forEachChild(look);
    };
    look(source);
  }
  // Say it in one text, such as `${a}${b ? `, ${b}` : ""}`, or put the text into a span.
  expect(found).toEqual([]);
});
