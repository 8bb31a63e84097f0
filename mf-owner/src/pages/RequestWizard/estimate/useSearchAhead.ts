import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { priceAndVendorsQuery, type PriceInput } from '@tree-service/market/api/estimates';
import { zipDigits } from '@tree-service/market/features/firstFacts';
import { useDebounced } from '@tree-service/design/hooks';
import type { SearchAhead } from '@tree-service/domain';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Draft } from '../draft/draft';
import { estimateInputOf } from '../submit/submission';

/** What the search for a Pro would come to, and where. */
export interface KnownSearch {
  readonly search: SearchAhead;
  /** "Austin, TX". */
  readonly place: string;
}

const NOTHING: PriceInput = { work: { category: 'arborist', trees: [] }, zip: '' };

/**
 * Whether a Pro would be asked by the answers so far, which the draft keeps for other pages; null while it is not
 * known. It changes with the ZIP code as with the trees, some of which need a crane or a qualification.
 */
export function useSearchAhead(
  { service, trees, timing, property, search: kept }: Draft,
  isAsked: boolean,
  keep: (search: SearchAhead) => void,
): KnownSearch | null {
  const zip = zipDigits(property.zip);
  const input = useMemo((): PriceInput | null => {
    const work = isAsked ? estimateInputOf({ service, trees, timing }) : null;
    return work === null || zip === null ? null : { work, zip };
  }, [isAsked, service, trees, timing, zip]);
  const settled = useDebounced(input);
  const { data } = useQuery({
    ...priceAndVendorsQuery(settled ?? NOTHING),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  const known = settled === null ? undefined : data;
  const search = known?.search ?? null;
  const remember = useEffectEvent((one: SearchAhead) => {
    if (one !== kept) keep(one);
  });
  useEffect(() => {
    if (search !== null) remember(search);
  }, [search]);
  return known === undefined
    ? null
    : { search: known.search, place: `${known.city}, ${known.region}` };
}
