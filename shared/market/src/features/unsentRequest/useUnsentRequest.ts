import { SERVICE_CATEGORIES, type Cents, type ServiceCategory } from '@tree-service/domain';
import { inspectPendingRequest, useIsRequestStored } from '@tree-service/kernel';
import { useMemo } from 'react';
import * as v from 'valibot';

const unsentSchema = v.object({
  service: v.object({ category: v.picklist(SERVICE_CATEGORIES) }),
  price: v.optional(v.nullable(v.object({ lowCents: v.number(), highCents: v.number() })), null),
  contact: v.object({ firstName: v.string() }),
});

/** What other pages say about an unsent request. */
export interface UnsentRequest {
  readonly service: ServiceCategory;
  /** The price that was last shown. */
  readonly price: { readonly lowCents: Cents; readonly highCents: Cents } | null;
  /** As typed; may be empty. */
  readonly firstName: string;
}

/** What other pages say about the answers of the request form; null for answers that do not name a service. */
export function unsentRequestOf(answers: unknown): UnsentRequest | null {
  const parsed = v.safeParse(unsentSchema, answers);
  if (!parsed.success) return null;
  const { service, price, contact } = parsed.output;
  return { service: service.category, price, firstName: contact.firstName };
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
