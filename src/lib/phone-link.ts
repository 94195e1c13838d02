export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
