import {
  fillIn,
  formatDay,
  SEARCH_TEXTS,
  type RuleText,
  type VendorSearch,
} from '@tree-service/domain';

/** What the sentences about the search of one request are filled in with, as far as it is known. */
export interface SearchDetails {
  /** ISO time at which the request expires. */
  readonly until?: string | null | undefined;
  /** The time zone of its place. */
  readonly timeZone: string;
  /** Who passed and why, in a sentence. */
  readonly passed?: string | null | undefined;
}

/** Leaves out the parts of a sentence that cannot be filled in yet. */
function withoutUnknown(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/,? until \{until\}|\{passed\} /g, (part) => {
    const [, name = ''] = /\{(\w+)\}/.exec(part) ?? [];
    return values[name] === undefined ? '' : part;
  });
}

/** What the search for a Pro means and what comes next, in a sentence or two. */
export function searchInWords(search: VendorSearch, details: SearchDetails): RuleText {
  const { until, timeZone, passed } = details;
  const known = {
    ...(typeof until === 'string' && { until: formatDay(until, timeZone) }),
    ...(typeof passed === 'string' && { passed }),
  };
  return ({ vendorsPerRequest }) =>
    fillIn(withoutUnknown(SEARCH_TEXTS[search].words, known), {
      ...known,
      most: vendorsPerRequest,
    });
}
