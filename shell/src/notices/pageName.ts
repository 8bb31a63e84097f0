// Ids, numbers and long words tell about a request or a person; the page has a name without them.
const REVEALING = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+|.{41,}|.*[^a-z0-9-].*)$/;
const MOST_PARTS = 4;

/** The name of the page at a path, without what identifies anything: "/requests/:id". */
export function pageName(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean).slice(0, MOST_PARTS);
  return `/${parts.map((part) => (REVEALING.test(part) ? ':id' : part)).join('/')}`.slice(0, 80);
}
