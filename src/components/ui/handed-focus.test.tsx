import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { describe, expect, it } from "vitest";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { handFocusOn } from "@/components/ui/handed-focus";

function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(handFocusOn, []);
  return <main>{children}</main>;
}

/** A titled list of names, each with a link and a remove button. */
function Names({ names: given, more = [] }: { names: string[]; more?: string[] }) {
  const [names, setNames] = useState(given);
  const [hasMore, setHasMore] = useState(more.length > 0);
  return (
    <Page>
      <h1 tabIndex={-1}>Page</h1>
      <section aria-labelledby="title">
        <h2 id="title">Names</h2>
        {names.length === 0 ? (
          <p>None.</p>
        ) : (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
                <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
                  Remove {name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasMore && (
          <div>
            <button
              type="button"
              onClick={() => {
                setNames([...names, ...more]);
                setHasMore(false);
              }}
            >
              Show more
            </button>
          </div>
        )}
      </section>
    </Page>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const expectFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));
const link = (name: string) => () => screen.getByRole("link", { name });
const heading = (name: string) => () => screen.getByRole("heading", { name });

describe("when an item leaves a list, focus moves", () => {
  it("to the next item, then the previous, then the list's title", async () => {
    render(<Names names={["Ada", "Bob", "Cem"]} />);
    await press("Remove Bob");
    await expectFocus(link("Cem"));
    await press("Remove Cem");
    await expectFocus(link("Ada"));
    await press("Remove Ada");
    await expectFocus(heading("Names"));
  });

  it("to the first new item when no more can be loaded", async () => {
    render(<Names names={["Ada"]} more={["Bob", "Cem"]} />);
    await press("Show more");
    await expectFocus(link("Bob"));
  });

  it("nowhere if focus was elsewhere or was cleared by a click outside", async () => {
    const { rerender } = render(<Names key="1" names={["Ada", "Bob"]} />);
    screen.getByRole("link", { name: "Ada" }).focus();
    await userEvent.click(document.body);
    rerender(<Names key="2" names={["Cem"]} />);
    await screen.findByText("Cem");
    expect(document.activeElement).toBe(document.body);
  });
});

function Replaced() {
  const [step, setStep] = useState<"first" | "loading" | "second">("first");
  return (
    <Page>
      {step === "first" && (
        <div>
          <h1 tabIndex={-1}>First</h1>
          <button type="button" onClick={() => setStep("loading")}>
            Go on
          </button>
        </div>
      )}
      {step === "loading" && <p ref={() => void setTimeout(() => setStep("second"))}>Loading</p>}
      {step === "second" && (
        <section>
          <h1>Second</h1>
        </section>
      )}
    </Page>
  );
}

it("a page that replaces another gets focus on its title once it has one", async () => {
  render(<Replaced />);
  await press("Go on");
  await expectFocus(heading("Second"));
});

it("a title that replaces a focused title gets its focus", async () => {
  const { rerender } = render(
    <Page>
      <h1 key="1" tabIndex={-1}>
        Loading
      </h1>
    </Page>,
  );
  screen.getByRole("heading").focus();
  rerender(
    <Page>
      <h1 key="2" tabIndex={-1}>
        Loaded
      </h1>
    </Page>,
  );
  await expectFocus(heading("Loaded"));
});

it.each([
  ["a control of it", "Choose file"],
  ["itself while it has none", null],
])("focus inside a field moves to %s when its control is removed", async (_, control) => {
  function Field() {
    const [file, setFile] = useState(true);
    return (
      <Page>
        <h1 tabIndex={-1}>Page</h1>
        <fieldset className="field" tabIndex={-1}>
          {file ? (
            <div>
              <button type="button" onClick={() => setFile(false)}>
                Remove file
              </button>
            </div>
          ) : (
            <p>{control ? <button type="button">{control}</button> : "Sending"}</p>
          )}
        </fieldset>
      </Page>
    );
  }
  render(<Field />);
  await press("Remove file");
  await expectFocus(() => (control ? screen.getByRole("button", { name: control }) : screen.getByRole("group")));
});

describe("a destructive confirmation dialog", () => {
  /** Two rows, each with a confirmation dialog for removing it. */
  function Rows({ goesFirst }: { goesFirst: "dialog" | "row" }) {
    const [rows, setRows] = useState(["Ada", "Bob"]);
    const [asking, setAsking] = useState<string | null>(null);
    const remove = () => setRows((all) => all.filter((each) => each !== asking));
    return (
      <Page>
        <h1 tabIndex={-1}>Page</h1>
        {rows.map((row) => (
          <article key={row}>
            <a href={`#${row}`}>{row}</a>
            <button type="button" onClick={() => setAsking(row)}>
              Delete {row}
            </button>
          </article>
        ))}
        {asking !== null && (
          <ConfirmDialog
            open
            danger
            title="Delete?"
            confirmLabel="Delete it"
            onOpenChange={() => setAsking(null)}
            onConfirm={() => {
              if (goesFirst === "row") remove();
              else setTimeout(remove, 50);
              setAsking(null);
            }}
          />
        )}
      </Page>
    );
  }

  it("focuses the safe button, so Enter changes nothing and returns to its opener", async () => {
    render(<Rows goesFirst="row" />);
    await press("Delete Ada");
    await expectFocus(() => screen.getByRole("button", { name: "Cancel" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Ada")).toBeTruthy();
    await expectFocus(() => screen.getByRole("button", { name: "Delete Ada" }));
  });

  it.each(["dialog", "row"] as const)(
    "moves focus to the item in the opener's place when the %s closes first",
    async (goesFirst) => {
      render(<Rows goesFirst={goesFirst} />);
      await press("Delete Ada");
      await press("Delete it");
      await waitFor(() => expect(screen.queryByText("Ada")).toBeNull());
      await expectFocus(link("Bob"));
    },
  );
});
