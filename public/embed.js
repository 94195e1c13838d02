// Puts a company's open jobs into any page, where its script element stands. It sets no cookies, keeps nothing, and touches nothing of the
// page but the element it adds.
{
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const { company = "", theme } = script.dataset;
  const page = `${origin}/companies/${encodeURIComponent(company)}`;
  const home = `${page}?from=site`;

  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  // Not a style element: the page's content security policy may forbid one. The colors are those of the site.
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; color-scheme: ${theme === "light" || theme === "dark" ? theme : "light dark"}; }
    section { font: 15px/1.5 system-ui, sans-serif; color: light-dark(__light_ink__, __dark_ink__); background: light-dark(__light_surface__, __dark_surface__); border: 1px solid light-dark(__light_line__, __dark_line__); border-radius: 12px; overflow: hidden; }
    ul { margin: 0; padding: 0; list-style: none; }
    li + li, p { border-top: 1px solid light-dark(__light_line__, __dark_line__); }
    li a { display: block; padding: 14px 20px; color: inherit; text-decoration: none; }
    li a:hover { background: light-dark(__light_ink__0b, __dark_ink__11); }
    a:focus-visible { outline: 2px solid light-dark(__light_accent__, __dark_accent__); outline-offset: -2px; }
    b, span { display: block; overflow-wrap: anywhere; }
    b { font-weight: 600; }
    span, p { font-size: 13px; color: light-dark(__light_inkMuted__, __dark_inkMuted__); }
    p { margin: 0; padding: 10px 20px; }
    p:first-child { border-top: 0; }
    p a { color: light-dark(__light_accent__, __dark_accent__); }
  `);
  root.adoptedStyleSheets = [style];

  const make = (name, text, ...children) => {
    const element = document.createElement(name);
    element.textContent = text;
    element.append(...children);
    return element;
  };
  const link = (to, ...content) => {
    const element = make("a", "", ...content);
    element.href = to;
    return element;
  };
  const show = (label, ...content) => {
    const section = make("section", "", ...content);
    section.setAttribute("aria-label", label);
    root.replaceChildren(section);
  };
  const row = ({ url, title, _job: { location = "", workplace, type, salary } = {} }) => {
    // What the location says already stands once.
    const work = [type, workplace].filter((word) => word && !location.toLowerCase().includes(word.toLowerCase()));
    const facts = [location, work.join(", "), salary].filter(Boolean).join(" · ");
    return make("li", "", link(`${origin}${new URL(url).pathname}?from=site`, make("b", title), make("span", facts)));
  };

  script.after(host);
  fetch(`${page}/feed.json`, { credentials: "omit", referrerPolicy: "no-referrer" })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .then(({ title, items }) => {
      const more = make("p", items.length > 0 ? "On " : "No open jobs right now. ", link(home, "__product_name__"));
      show(title, ...(items.length > 0 ? [make("ul", "", ...items.map(row))] : []), more);
    })
    // The jobs are on the site all the same.
    .catch(() => show("Open jobs", make("p", "", link(home, "See our open jobs on __product_name__"))));
}
