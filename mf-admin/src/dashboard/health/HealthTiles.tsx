import { LOCALE } from '@tree-service/domain';
import { Grid, StatTile } from '@tree-service/design';
import type { Health } from './healthFigures';
import { formatMinutes, formatShare } from '../../shared/health/healthFormat';
import type { Period } from '../../shared/health/healthPeriod';

/** How a figure is compared: in percent of what it was, or (a share) in percentage points. */
type Comparison = 'percent' | 'points';

type ComparedFigure = Exclude<keyof Health, 'taken' | 'agreed'>;

const signed = new Intl.NumberFormat(LOCALE, {
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

interface HealthTilesProps {
  readonly health: Health;
  /** The same figures of the period before; undefined until they are known. */
  readonly before: Health | undefined;
  readonly period: Period;
}

export function HealthTiles({ health, before, period }: HealthTilesProps) {
  const { requests, taken, agreed, errors, tokens } = health;
  const hint = (text: string, name: ComparedFigure, comparison: Comparison) => (
    <>
      {text}
      {before && <div>{changeInWords(name, { now: health, before }, comparison, period)}</div>}
    </>
  );
  return (
    <Grid $min="13rem" $gap={4}>
      <StatTile
        label="Requests"
        value={requests.toLocaleString(LOCALE)}
        hint={hint('submitted by owners', 'requests', 'percent')}
      />
      <StatTile
        label="Match rate"
        value={formatShare(health.matchRate)}
        hint={hint(`${taken.toLocaleString(LOCALE)} accepted by a Pro`, 'matchRate', 'points')}
      />
      <StatTile
        label="Time to first quote"
        value={formatMinutes(health.firstQuoteMinutes)}
        hint={hint('median of quoted requests', 'firstQuoteMinutes', 'percent')}
      />
      <StatTile
        label="Acceptance"
        value={formatShare(health.acceptance)}
        hint={hint('of offers were accepted', 'acceptance', 'points')}
      />
      <StatTile
        label="Within the estimate"
        value={formatShare(health.insideEstimate)}
        hint={hint(
          `of ${agreed.toLocaleString(LOCALE)} accepted quotes`,
          'insideEstimate',
          'points',
        )}
      />
      <StatTile
        label="Tokens in circulation"
        value={tokens.toLocaleString(LOCALE)}
        hint={hint('across all accounts, including held tokens', 'tokens', 'percent')}
      />
      <StatTile
        label="Errors"
        value={errors.toLocaleString(LOCALE)}
        hint={hint('reported, all severities', 'errors', 'percent')}
      />
    </Grid>
  );
}
