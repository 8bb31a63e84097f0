import { isRecord } from '../jwt';

/** What a request's JSON body holds: an object, nothing at all, or why it cannot be used. */
export type JsonBody = { object: Record<string, unknown> } | { problem: string };

// A NUL character, or half of one that is written in two.
const NOT_STORED = /\0|\p{Cs}/u;
const MAY_HOLD_ONE = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads a body that must be a JSON object; an empty body counts as an empty object. Refuses characters that
 * no text of the database can hold. The request can still be passed on.
 */
export async function readJsonObject(request: Request, limitBytes: number): Promise<JsonBody> {
  const text = await request.clone().text();
  if (Buffer.byteLength(text) > limitBytes) return { problem: 'The body is too large.' };
  if (text.trim() === '') return { object: {} };
  const parsed = parseJson(text);
  if ('problem' in parsed) return parsed;
  if (!isRecord(parsed.value)) return { problem: 'The body must be a JSON object.' };
  return { object: parsed.value };
}

/** Parses JSON whose texts the database can hold, or says what is wrong with it. */
export function parseJson(text: string): { value: unknown } | { problem: string } {
  let isStored = true;
  const look = (key: string, part: unknown) => {
    isStored &&= !NOT_STORED.test(key) && !(typeof part === 'string' && NOT_STORED.test(part));
    return part;
  };
  try {
    // Looking at every part takes many times as long, so it is done only where such a character may be written.
    const value: unknown = JSON.parse(text, MAY_HOLD_ONE.test(text) ? look : undefined);
    return isStored ? { value } : { problem: 'The body holds a character that cannot be stored.' };
  } catch {
    return { problem: 'The body is not valid JSON.' };
  }
}
