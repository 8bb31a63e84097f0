/** The request of a visit to the confirmation. */
export interface ArrivingRequest {
  readonly id: string;
  /** The public number, if the navigation state has it. */
  readonly number: number | null;
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Reads navigation state (`requestId`, `number`), else `?request=` of the address; null without either. */
export function arrivingRequest(state: unknown, search: URLSearchParams): ArrivingRequest | null {
  const handed = field(state, 'requestId');
  const id = typeof handed === 'string' ? handed : search.get('request');
  if (!id) return null;
  const number = field(state, 'number');
  return { id, number: typeof number === 'number' && Number.isInteger(number) ? number : null };
}
