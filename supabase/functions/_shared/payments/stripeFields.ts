/** The id of what Stripe answers whole or as an id. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** What Stripe tells in seconds, as an ISO time. */
export const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
