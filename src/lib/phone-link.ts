/** What a press on a phone number opens. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
