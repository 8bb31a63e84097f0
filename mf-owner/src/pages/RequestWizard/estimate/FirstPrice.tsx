import { PriceAnswer } from '@tree-service/market/features/firstPrice';
import { isPricedByHeight, zipDigits } from '@tree-service/market/features/firstFacts';
import type { SearchAhead } from '@tree-service/domain';
import type { PriceInput } from '@tree-service/market/api/estimates';
import { useMemo, type ReactNode } from 'react';
import type { Draft } from '../draft/draft';
import { parseCategory } from '../schemas/serviceSchema';
import { estimateInputOf } from '../submit/submission';

function inputOf({ service, trees, timing }: Pick<Draft, 'service' | 'trees' | 'timing'>) {
  const category = parseCategory(service.category);
  if (category === null) return null;
  const described = estimateInputOf({ service, trees, timing });
  if (described !== null) return described;
  return isPricedByHeight(category) ? null : { category, trees: [{}] };
}

/** The price of the answers so far and who would be asked, once they are enough for one. */
export function FirstPrice({
  draft,
  goOn,
}: {
  draft: Draft;
  /** How to continue, below the price; see PriceAnswer. */
  goOn: (search: SearchAhead | null) => ReactNode;
}) {
  const { service, trees, timing, property } = draft;
  const zip = zipDigits(property.zip);
  const input = useMemo((): PriceInput | null => {
    const work = inputOf({ service, trees, timing });
    return work === null || zip === null ? null : { work, zip };
  }, [service, trees, timing, zip]);
  return input === null ? goOn(null) : <PriceAnswer input={input} level={2} goOn={goOn} />;
}
