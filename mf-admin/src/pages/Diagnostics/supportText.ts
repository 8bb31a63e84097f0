import type { TextFact } from '../../layout/Facts';

/** A part of the diagnostics: its heading and its facts. */
export interface SupportPart {
  readonly title: string;
  readonly facts: readonly TextFact[];
}

/** The diagnostics as plain text for a support ticket. */
export function supportText(parts: readonly SupportPart[], now: Date = new Date()): string {
  const written = parts.map(({ title, facts }) =>
    [title, ...facts.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'),
  );
  return [`Diagnostics of ${now.toISOString()}`, ...written].join('\n\n');
}
