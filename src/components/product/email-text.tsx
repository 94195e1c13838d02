/** An email address that breaks behind its @ where it does not fit into the line. */
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
