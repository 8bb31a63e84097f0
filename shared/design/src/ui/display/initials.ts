/**
 * Letters that stand for a person: the initials of the name, else the first two letters of the
 * email, else 'U'.
 */
export function initials({ name, email }: { name?: string | null; email?: string | null }): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first !== undefined) {
    const last = words.length > 1 ? words[words.length - 1] : undefined;
    return [first, last]
      .map((word) => (word === undefined ? '' : Array.from(word)[0]))
      .join('')
      .toLocaleUpperCase();
  }
  const letters = Array.from((email ?? '').trim())
    .slice(0, 2)
    .join('');
  return letters === '' ? 'U' : letters.toLocaleUpperCase();
}
