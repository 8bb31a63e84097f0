import { LinkTabs } from '@tree-service/design';
import { PERIODS, type Period } from './healthPeriod';

/** The choice of a period through today, kept in the address. */
export function PeriodTabs({ period }: { readonly period: Period }) {
  return (
    <LinkTabs
      label="Period"
      tabs={PERIODS.map((choice) => ({
        label: choice === 365 ? '1 year' : `${choice} days`,
        to: `?days=${choice}`,
        isCurrent: choice === period,
      }))}
    />
  );
}
