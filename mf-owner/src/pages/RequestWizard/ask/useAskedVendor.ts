import { ASKED_VENDOR } from '@tree-service/market/features/asking';
import { zipDigits } from '@tree-service/market/features/firstFacts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { Draft } from '../draft/draft';
import { amendDraft, onKept, readStoredDraft } from '../draft/draftKeeper';

/** The Pro to ask first, and what decides whether that Pro can be asked. */
export interface Ask extends NonNullable<Draft['ask']> {
  readonly category: string;
  readonly zip: string;
}

const vendorIdSchema = v.pipe(v.string(), v.uuid());

// A text, because two readings of the same draft must be equal.
function readAsk(): string {
  const { ask, service, property } = readStoredDraft();
  const zip = zipDigits(property.zip) ?? '';
  return JSON.stringify(ask && { ...ask, category: service.category, zip });
}

/** The Pro the stored draft asks first, null for none. A Pro named in the address is taken into the draft. */
export function useAskedVendor(): Ask | null {
  const [parameters] = useSearchParams();
  // The steps have addresses of their own, without the Pro.
  const [named] = useState(() => v.safeParse(vendorIdSchema, parameters.get(ASKED_VENDOR)));
  useEffect(() => {
    if (named.success) amendDraft({ ask: { vendorId: named.output, others: false } });
  }, [named]);
  const ask: Ask | null = JSON.parse(useSyncExternalStore(onKept, readAsk, readAsk));
  return ask;
}
