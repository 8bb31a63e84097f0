import type { Health } from './healthFigures';
import type { Period } from './healthPeriod';

/** How a figure is compared: in percent of what it was, or (a share) in percentage points. */
export type Comparison = 'percent' | 'points';

export type ComparedFigure = Exclude<keyof Health, 'taken' | 'agreed'>;

const signed = new Intl.NumberFormat(undefined, {
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** "the previous 30 days". */
const periodBefore = (period: Period) =>
  `the previous ${period === 365 ? 'year' : `${period} days`}`;

const isEmpty = ({ requests, errors, tokens, acceptance }: Health) =>
  requests === 0 && errors === 0 && tokens === 0 && acceptance === null;

/**
 * A figure beside the one of the period before: "+12% vs. the previous 30 days", "-3 points vs. the previous 30 days". Says
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
  return `${signed.format(change)}${unit} vs. ${periodBefore(period)}`;
}
