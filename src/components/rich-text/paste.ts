const listStyle = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const lookOf = (element: Element): string => element.getAttribute("data-look") ?? "";
const isOrdered = (marker: string): boolean => /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker);

/** Word writes a list item's marker as text. */
function takeMarker(item: Element): string {
  const ignored = [...item.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(lookOf(span)));
  const marker = ignored?.textContent ?? "";
  ignored?.remove();
  return marker;
}

/** Word's lists are paragraphs whose style has their level: turn them into lists. */
function gatherWordLists(body: HTMLElement): void {
  const open: { list: Element; level: number }[] = [];
  for (const item of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const [, , depth] = listStyle.exec(lookOf(item)) ?? [];
    if (!depth) {
      open.length = 0;
      continue;
    }
    const level = Number(depth);
    const kind = isOrdered(takeMarker(item)) ? "ol" : "ul";
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(kind);
      const above = current?.list.lastElementChild;
      if (above) above.append(list);
      else item.before(list);
      current = { list, level };
      open.push(current);
    }
    const row = body.ownerDocument.createElement("li");
    const text = body.ownerDocument.createElement("p");
    text.append(...item.childNodes);
    row.append(text);
    current.list.append(row);
    item.remove();
  }
}

/** Google Docs and others put a nested list next to its item, not inside. */
function moveInnerLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) inner.previousElementSibling?.append(inner);
}

/** The security policy drops inline styles, each with an error: read them as plain attributes. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)style\s*=/gi, "$1data-look="));

/** Turns bold and italic styles into elements, and drops the rest. Google Docs wraps its copies in a <b> of normal weight. */
function readLooks(body: HTMLElement): void {
  const wrap = (element: Element, tag: string) => {
    const mark = body.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  };
  for (const element of body.querySelectorAll("[data-look]")) {
    const look = lookOf(element);
    element.removeAttribute("data-look");
    if (/font-weight:\s*(?:bold|[6-9]\d\d)/i.test(look)) wrap(element, "strong");
    if (/font-style:\s*italic/i.test(look)) wrap(element, "em");
    if (element.tagName === "B" && /font-weight:\s*normal/i.test(look)) element.replaceWith(...element.childNodes);
  }
}

/** Content pasted from a word processor as semantic HTML. The schema drops what the editor lacks. */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  gatherWordLists(body);
  moveInnerLists(body);
  readLooks(body);
  for (const spaced of body.querySelectorAll("p, li"))
    if (spaced.textContent?.replace(/\u00a0/g, " ").trim() === "" && !spaced.querySelector("br + br, hr"))
      spaced.remove();
  return body.innerHTML.replaceAll("&nbsp;", " ");
}
