/** An email address that can break after its @. */
export function EmailText({ children: address }: { children: string }) {
  const end = address.lastIndexOf("@") + 1;
  return (
    <>
      {address.slice(0, end)}
      <wbr />
      {address.slice(end)}
    </>
  );
}
