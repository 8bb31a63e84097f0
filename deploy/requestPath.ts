/**
 * The decoded path of a request, or null when it is malformed: broken percent-encoding, a control
 * character, a backslash, or a segment that climbs up.
 */
export function requestPath(target: string): string | null {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (!decoded.startsWith('/') || /[\p{Cc}\\]/u.test(decoded)) return null;
  const climbs = decoded.split('/').some((segment) => segment === '..' || segment === '.');
  return climbs ? null : decoded;
}
