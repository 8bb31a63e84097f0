import type { PageKey } from '@tree-service/market/api/keyset';

const PLACE = /^(none|[\d:.+TZ-]{10,40}),([0-9a-f-]{36})$/;

/** A place in a list as the address has it: the moment and the id. */
export const writePlace = ({ at, id }: PageKey): string => `${at ?? 'none'},${id}`;

/** The place in an address; null for what is none. */
export function readPlace(text: string | null): PageKey | null {
  const [, at, id] = PLACE.exec(text ?? '') ?? [];
  if (at === undefined || id === undefined) return null;
  return { at: at === 'none' ? null : at, id };
}
