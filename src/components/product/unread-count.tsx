/** How many messages the reader has not read, beside what they are about; nothing for none. */
export function UnreadCount({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="count hot">
      {value > 99 ? "99+" : value}
      <span className="sr-only">{value === 1 ? " unread message" : " unread messages"}</span>
    </span>
  );
}
