import { Brand } from "@/app/layouts/brand";

/** Reserves the bar's place until the session is known. */
export function BarPlaceholder() {
  return (
    <header className="header one" aria-busy="true">
      <div className="wrap header-in">
        <Brand />
      </div>
    </header>
  );
}
