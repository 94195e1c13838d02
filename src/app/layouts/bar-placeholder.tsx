import { Brand } from "@/app/layouts/brand";

/** Reserves the bar's place until the session is known and its code is there. Inert, or the focus would be lost with it. */
export function BarPlaceholder() {
  return (
    <header className="header one" aria-busy="true" inert>
      <div className="wrap header-in">
        <Brand />
      </div>
    </header>
  );
}
