import type { Health } from './healthFigures';
import type { Period } from './healthPeriod';

/** How a figure is compared: in percent of what it was, or (a share) in percentage points. */
export type Comparison = 'percent' | 'points';

/** A figure that is compared. */
export type ComparedFigure = Exclude<keyof Health, 'taken' | 'agreed'>;

const signed = new Intl.NumberFormat(undefined, {
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** "the 30 days before". */
const periodBefore = (period: Period) => `the ${period === 365 ? 'year' : `${period} days`} before`;

const isEmpty = ({ requests, errors, tokens, acceptance }: Health) =>
  requests === 0 && errors === 0 && tokens === 0 && acceptance === null;

/**
 * A figure beside the one of the period before: "+12% on the 30 days before", "-3 points on the 30 days before". Says
 * "no data" where nothing was measured then, and "none" where that was measured and 0.
 */
export function changeInWords(
  name: ComparedFigure,
  { now, before }: { readonly now: Health; readonly before: Health },
  comparison: Comparison,
  period: Period,
): string {
  const was = isEmpty(before) ? null : before[name];
  const is = now[name];
  if (was === null) return `no data for ${periodBefore(period)}`;
  if (is === null) return `no data to compare with ${periodBefore(period)}`;
  if (comparison === 'percent' && was === 0) return `none in ${periodBefore(period)}`;
  const change = Math.round((comparison === 'percent' ? is / was - 1 : is - was) * 100);
  if (change === 0) return `same as ${periodBefore(period)}`;
  const unit = comparison === 'percent' ? '%' : Math.abs(change) === 1 ? ' point' : ' points';
  return `${signed.format(change)}${unit} on ${periodBefore(period)}`;
}
