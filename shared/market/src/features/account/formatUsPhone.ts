/** A stored phone number as people in the US write it: "(510) 555-0123"; others are left as they are. */
export function formatUsPhone(stored: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : stored;
}
