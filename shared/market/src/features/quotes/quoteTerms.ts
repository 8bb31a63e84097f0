import { formatDay } from '@tree-service/domain';

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
