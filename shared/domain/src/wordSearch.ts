const MARKS = /\p{M}+/gu;

/** A text as people search for it: "Peña" is found by "pena", in any case. For comparing, not for showing. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Whether a text holds every word that is looked for, in any order, whatever the case and accents. */
export function hasWords(text: string, words: string): boolean {
  const searched = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
