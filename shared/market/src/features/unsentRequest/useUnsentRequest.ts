import {
  SEARCHES_AHEAD,
  SERVICE_CATEGORIES,
  type Cents,
  type SearchAhead,
  type ServiceCategory,
} from '@tree-service/domain';
import { inspectPendingRequest, useIsRequestStored } from '@tree-service/kernel';
import { useMemo } from 'react';
import * as v from 'valibot';

const unsentSchema = v.object({
  service: v.object({ category: v.picklist(SERVICE_CATEGORIES) }),
  price: v.optional(v.nullable(v.object({ lowCents: v.number(), highCents: v.number() })), null),
  search: v.optional(v.nullable(v.picklist(SEARCHES_AHEAD)), null),
  property: v.optional(v.object({ zip: v.string() }), { zip: '' }),
  timing: v.optional(v.object({ timing: v.string() }), { timing: '' }),
  contact: v.object({ firstName: v.string() }),
});

/** What other pages say about an unsent request. */
export interface UnsentRequest {
  readonly service: ServiceCategory;
  /** The price that was last shown. */
  readonly price: { readonly lowCents: Cents; readonly highCents: Cents } | null;
  /** Whether a Pro would be asked, as far as it is known. */
  readonly search: SearchAhead | null;
  /** As typed; may be empty. */
  readonly zip: string;
  readonly firstName: string;
  /** Whether someone could get hurt until the work is done. */
  readonly isDangerous: boolean;
}

/** What other pages say about the answers of the request form; null for answers that do not name a service. */
export function unsentRequestOf(answers: unknown): UnsentRequest | null {
  const parsed = v.safeParse(unsentSchema, answers);
  if (!parsed.success) return null;
  const { service, price, search, property, timing, contact } = parsed.output;
  return {
    service: service.category,
    price,
    search,
    zip: property.zip,
    isDangerous: service.category === 'emergency' || timing.timing === 'emergency',
    firstName: contact.firstName,
  };
}

/** The unsent request of this browser, or null. Null while a page is drawn ahead. */
export function useUnsentRequest(): UnsentRequest | null {
  const isStored = useIsRequestStored();
  return useMemo(() => {
    if (!isStored) return null;
    const finding = inspectPendingRequest();
    return finding.kind === 'found' ? unsentRequestOf(finding.request) : null;
  }, [isStored]);
}
