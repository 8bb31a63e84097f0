import { isRecord } from '../jwt';

/** What a request's JSON body holds: an object, nothing at all, or why it cannot be used. */
export type JsonBody = { object: Record<string, unknown> } | { problem: string };

/**
 * Reads a body that must be a JSON object; an empty body counts as an empty object. Refuses NUL
 * characters, which no text of the database can hold. The request can still be passed on.
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

/** Parses JSON without NUL characters, or says what is wrong with it. */
export function parseJson(text: string): { value: unknown } | { problem: string } {
  let holdsNul = false;
  const lookForNul = (key: string, part: unknown) => {
    holdsNul ||= key.includes('\0') || (typeof part === 'string' && part.includes('\0'));
    return part;
  };
  try {
    // Looking at every part takes many times as long, so it is done only where a NUL may be written.
    const value: unknown = JSON.parse(text, text.includes('\\u0000') ? lookForNul : undefined);
    return holdsNul ? { problem: 'The body holds a NUL character.' } : { value };
  } catch {
    return { problem: 'The body is not valid JSON.' };
  }
}
