import { StatusPill } from '@tree-service/design';
import type { MarketStatus } from './markets.api';

const STATUSES = {
  draft: { label: 'Draft', tone: 'neutral' },
  recruiting: { label: 'Looking for Pros', tone: 'info' },
  open: { label: 'Open', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
} as const;

/** A status in words. */
export const statusLabel = (status: MarketStatus): string => STATUSES[status].label;

export function MarketStatusPill({ status }: { readonly status: MarketStatus }) {
  return <StatusPill tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusPill>;
}
