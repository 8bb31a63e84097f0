import { Grid, StatTile } from '@tree-service/design';
import { changeInWords, type ComparedFigure, type Comparison } from './changeInWords';
import type { Health } from './healthFigures';
import { formatMinutes, formatShare } from './healthFormat';
import type { Period } from './healthPeriod';

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
        value={requests.toLocaleString()}
        hint={hint('submitted by owners', 'requests', 'percent')}
      />
      <StatTile
        label="Match rate"
        value={formatShare(health.matchRate)}
        hint={hint(`${taken.toLocaleString()} accepted by a Pro`, 'matchRate', 'points')}
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
        hint={hint(`of ${agreed.toLocaleString()} accepted quotes`, 'insideEstimate', 'points')}
      />
      <StatTile
        label="Tokens in circulation"
        value={tokens.toLocaleString()}
        hint={hint('across all accounts, including held tokens', 'tokens', 'percent')}
      />
      <StatTile
        label="Errors"
        value={errors.toLocaleString()}
        hint={hint('reported, all severities', 'errors', 'percent')}
      />
    </Grid>
  );
}
