const LONGEST_PATH = 2048;
const DEEPEST_ENCODING = 4;

/** Stands for our own origin while parsing; never leaves this file. */
const OWN_ORIGIN = 'https://own.invalid';

// C0 and C1 controls, every kind of white space, line separators, zero-width and direction marks,
// byte order mark and noncharacters: browsers drop or reorder some of them while parsing addresses.
const TREACHEROUS = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cn}\p{Cs}\p{Co}\\]/u;

function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..');
}

function isPlainPath(path: string): boolean {
  return (
    path.startsWith('/') && !path.includes('//') && !TREACHEROUS.test(path) && !hasDotSegment(path)
  );
}

/** Undoes one layer of percent-encoding; null when it is malformed. */
function decodeOnce(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Every layer of a percent-encoded path must read as a plain path with the same slashes. */
function isPlainAtEveryDepth(path: string): boolean {
  const slashes = path.split('/').length;
  let layer = path;
  for (let depth = 0; depth < DEEPEST_ENCODING; depth += 1) {
    if (!isPlainPath(layer) || layer.split('/').length !== slashes) return false;
    const decoded = decodeOnce(layer);
    if (decoded === null) return false;
    if (decoded === layer) return true;
    layer = decoded;
  }
  return false;
}

function isHarmlessSuffix(suffix: string): boolean {
  const decoded = decodeOnce(suffix);
  return decoded !== null && !TREACHEROUS.test(suffix) && !/[\p{Cc}\\]/u.test(decoded);
}

function isResolvedUnchanged(value: string): boolean {
  try {
    const resolved = new URL(value, OWN_ORIGIN);
    return (
      resolved.origin === OWN_ORIGIN &&
      resolved.pathname + resolved.search + resolved.hash === value
    );
  } catch {
    return false;
  }
}

/**
 * The one parser for paths people are sent to after sign-in, whatever they come from: storage,
 * navigation state or the address. Returns the path (with query and fragment) when it is an address
 * of this site written without any trick, else null. Allowed: a string of at most 2,048 characters
 * that starts with a single '/', has no backslash, control, white-space or invisible character and
 * no dot segment at any depth of percent-encoding, no encoded slash, and that a browser resolves to
 * our own origin unchanged.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_PATH || TREACHEROUS.test(value)) {
    return null;
  }
  const suffixStart = value.search(/[?#]/);
  const path = suffixStart === -1 ? value : value.slice(0, suffixStart);
  const suffix = suffixStart === -1 ? '' : value.slice(suffixStart);
  if (!isPlainAtEveryDepth(path) || !isHarmlessSuffix(suffix)) return null;

  return isResolvedUnchanged(value) ? value : null;
}
