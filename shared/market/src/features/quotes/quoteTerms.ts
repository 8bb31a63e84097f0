import { formatCents, formatDay, type AgreedPrice } from '@tree-service/domain';

export interface QuoteDates {
  /** A calendar date. */
  earliest_start: string | null;
  valid_until: string;
}

/** What a quote says besides its lines, for both sides and the PDF, on the property's calendar. */
export function quoteTerms({ earliest_start, valid_until }: QuoteDates, timeZone: string) {
  return [
    {
      term: 'Earliest start',
      description:
        earliest_start === null ? 'Not specified' : formatDay(`${earliest_start}T12:00:00Z`, 'UTC'),
    },
    { term: 'Valid until', description: formatDay(valid_until, timeZone) },
  ];
}

/** The day a quote was sent, on the property's calendar. */
export function sentOn({ created_at }: { readonly created_at: string }, timeZone: string): string {
  return formatDay(created_at, timeZone);
}

/** What a price was before changes that both sides agreed to; null without changes. */
export function changedFrom({ quotedCents }: AgreedPrice): string | null {
  return quotedCents === null ? null : `Quote of ${formatCents(quotedCents)}, with agreed changes`;
}
