import { useSearchParams } from "react-router-dom";
import { formSamples } from "@/components/form/form-samples";
import { productSamples } from "@/components/product/product-samples";
import { uiSamples } from "@/components/ui/ui-samples";

export const samples = { ui: uiSamples, form: formSamples, product: productSamples };

/** /dev/components, in development: every component in its states, or the one in `only`. */
export function ComponentCatalogue() {
  const only = useSearchParams()[0].get("only");
  return (
    <main className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <h1>Components</h1>
      {Object.values(samples)
        .flatMap((folder) => Object.entries(folder))
        .filter(([name]) => only === null || name === only)
        .map(([name, sample]) => (
          <div key={name} id={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 contain-layout">
            <h2 className="font-semibold text-ink-muted">{name}</h2>
            {sample}
          </div>
        ))}
    </main>
  );
}
