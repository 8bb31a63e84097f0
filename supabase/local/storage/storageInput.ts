import { readJsonObject } from '../http/jsonBody';
import { isBucketName } from './objectName';
import { refusals } from './storageRefusal';

const JSON_LIMIT_BYTES = 256 * 1024;

/** The JSON object a request carries. Throws a refusal for anything else. */
export async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const body = await readJsonObject(request, JSON_LIMIT_BYTES);
  if ('problem' in body) throw refusals.invalidRequest(body.problem);
  return body.object;
}

/** A value that must be a list of texts. */
export function textList(value: unknown, name: string): string[] {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (!Array.isArray(value) || texts.length !== value.length) {
    throw refusals.invalidRequest(`${name} must be a list of texts.`);
  }
  return texts;
}

/** A value that should be a whole number from 0 on, or else `otherwise`. */
export function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise;
}

/** A path that must be the name of a bucket. */
export function bucketName(path: string): string {
  if (!isBucketName(path)) throw refusals.bucketNotFound();
  return path;
}
