import { isRecord } from '../jwt';

/** What a request's JSON body holds: an object, nothing at all, or why it cannot be used. */
export type JsonBody = { object: Record<string, unknown> } | { problem: string };

/**
 * Reads a body that must be a JSON object; an empty body counts as an empty object. The request
 * can still be passed on.
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

/** Parses JSON, or says what is wrong with it. */
export function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'The body is not valid JSON.' };
  }
}
