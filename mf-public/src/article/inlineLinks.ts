/** Plain text, or a link with its text. */
export type Inline = string | { readonly words: string; readonly target: string };

const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^\s)]*)\)/g;

/** Splits text at its links; invalid links stay text. */
export function inlineLinks(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: target = '', index } of text.matchAll(LINK)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ words, target });
    end = index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The text without link targets. */
export function plainText(text: string): string {
  return inlineLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}
