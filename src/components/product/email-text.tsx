export function EmailText({ children: address }: { children: string }) {
  const end = address.lastIndexOf("@") + 1;
  return (
    <>
      <span>{address.slice(0, end)}</span>
      <wbr />
      <span>{address.slice(end)}</span>
    </>
  );
}
