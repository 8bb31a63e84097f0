import { Grid, StatTile } from '@tree-service/design';
import type { Health } from './healthFigures';
import { formatMinutes, formatShare } from './healthFormat';

export function HealthTiles({ health }: { readonly health: Health }) {
  const { requests, taken, agreed, errors, tokens } = health;
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile label="Requests" value={requests.toLocaleString()} hint="submitted by owners" />
      <StatTile
        label="Match rate"
        value={formatShare(health.matchRate)}
        hint={`${taken.toLocaleString()} accepted by a Pro`}
      />
      <StatTile
        label="Time to first quote"
        value={formatMinutes(health.firstQuoteMinutes)}
        hint="median of quoted requests"
      />
      <StatTile
        label="Acceptance"
        value={formatShare(health.acceptance)}
        hint="of offers were accepted"
      />
      <StatTile
        label="Within the estimate"
        value={formatShare(health.insideEstimate)}
        hint={`of ${agreed.toLocaleString()} accepted quotes`}
      />
      <StatTile
        label="Tokens in circulation"
        value={tokens.toLocaleString()}
        hint="across all accounts, including held tokens"
      />
      <StatTile label="Errors" value={errors.toLocaleString()} hint="reported, all severities" />
    </Grid>
  );
}
