/** The key of the backend that a page of the product names. Throws when it names none. */
export function publishableKeyIn(html: string): string {
  const key = /"publishableKey":"([^"]+)"/.exec(html)?.[1];
  if (key === undefined) throw new Error('The page names no key of the backend.');
  return key;
}
