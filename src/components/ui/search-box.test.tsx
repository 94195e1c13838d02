import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchBox } from "@/components/ui/search-box";

function Search() {
  const [looked, setLooked] = useState("");
  return (
    <>
      <SearchBox label="Search the help" value={looked} onChange={setLooked} />
      <p>Looked for {looked || "nothing"}</p>
    </>
  );
}

test("text typed before the app takes over a static page is searched for", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Search />);
  document.body.append(root);
  screen.getByRole<HTMLInputElement>("searchbox").value = "withdraw";
  const app = await act(async () => hydrateRoot(root, <Search />));
  expect(screen.getByText(/Looked for/).textContent).toBe("Looked for withdraw");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("withdraw");
  await act(async () => app.unmount());
  root.remove();
});
