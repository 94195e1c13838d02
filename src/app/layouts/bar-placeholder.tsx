import { Brand } from "@/app/layouts/brand";

/** Keeps the place of the bar while it is not known yet who is signed in. */
export function BarPlaceholder() {
  return (
    <header className="header one" aria-busy="true">
      <div className="wrap header-in">
        <Brand />
      </div>
    </header>
  );
}
