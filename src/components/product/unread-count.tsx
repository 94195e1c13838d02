/** The number of unread messages, next to their subject; hidden for zero. */
export function UnreadCount({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="count hot">
      {value > 99 ? "99+" : value}
      <span className="sr-only">{value === 1 ? " unread message" : " unread messages"}</span>
    </span>
  );
}
