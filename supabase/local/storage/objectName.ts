import { refusals } from './storageRefusal';

const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const MAX_LENGTH = 900;

/** A bucket and the name of an object in it, from `<bucket>/<name>`. Throws for names hosted storage refuses. */
export function parseObjectName(path: string): { bucket: string; name: string } {
  const slash = path.indexOf('/');
  const bucket = slash === -1 ? path : path.slice(0, slash);
  const name = slash === -1 ? '' : path.slice(slash + 1);
  if (!isBucketName(bucket) || !isObjectName(name)) throw refusals.invalidKey();
  return { bucket, name };
}

/** Whether a text can be the id of a bucket. */
export function isBucketName(text: string): boolean {
  return text.length <= 100 && /^[\w!\-.*'() &$@=;:+,?]+$/.test(text);
}

/** Whether a text can be the name of an object: no empty or dotted steps, no odd characters. */
export function isObjectName(text: string): boolean {
  const steps = text.split('/');
  return (
    text.length <= MAX_LENGTH &&
    ALLOWED.test(text) &&
    steps.every((step) => step !== '' && step !== '.' && step !== '..')
  );
}
