/** How long a statement of hosted's API may take, in seconds. Others may wait for a lock as long. */
export const statementSeconds = { visitors: 3, others: 8 };
