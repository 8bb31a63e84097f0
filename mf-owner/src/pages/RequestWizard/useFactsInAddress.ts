import { factsIn, type FirstFacts } from '@tree-service/market/features/firstFacts';
import { sizeOfFeet, typicalFeet } from '@tree-service/market/features/treeSize';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { reachableStep } from './draft/completeness';
import { emptyTree, type Draft } from './draft/draft';
import type { DraftStore } from './draft/useDraft';
import { NEW_PLACE } from './schemas/propertySchema';

/** A draft with the facts a price was asked with. What else it holds is kept. */
export function withFacts(draft: Draft, { service, size, zip }: FirstFacts): Draft {
  const [first = emptyTree(), ...others] = draft.trees;
  const isOther = size !== null && size !== sizeOfFeet(Number(first.height));
  const height = size === null || size === 'unsure' ? '' : String(typicalFeet[size]);
  const isSame = zip === '' || zip === draft.property.zip;
  const moved: Draft['property'] = {
    ...draft.property,
    place: NEW_PLACE,
    label: '',
    pin: null,
    zip,
  };
  return {
    ...draft,
    service: service === null ? draft.service : { ...draft.service, category: service },
    trees: isOther ? [{ ...first, height }, ...others] : draft.trees,
    property: isSame ? draft.property : { ...moved, address: '' },
  };
}

/** Takes over the facts in the address, as the price form of the public pages gives them, and passes the step they answer. Returns whether that is still to be done. */
export function useFactsInAddress({ draft, save }: Pick<DraftStore, 'draft' | 'save'>): boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const facts = factsIn(parameters);
  const take = useEffectEvent(() => {
    if (facts === null) return;
    const next = withFacts(draft, facts);
    const step = reachableStep('trees', next);
    save({ ...next, step });
    void navigate(`?step=${step}`, { replace: true, state });
  });
  const hasFacts = facts !== null;
  useEffect(() => {
    if (hasFacts) take();
  }, [hasFacts]);
  return hasFacts;
}
