/** Keeps the place of an area's bar while it is not known yet which places it has. */
export function AreaBarPlaceholder() {
  return <div className="areabar h-areabar" />;
}
