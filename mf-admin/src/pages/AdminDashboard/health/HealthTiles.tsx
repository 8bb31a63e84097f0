import { Grid, StatTile } from '@tree-service/design';
import type { Health } from './healthFigures';
import { formatMinutes, formatShare } from './healthWords';

/** The figures of a period, each with what it is measured by. */
export function HealthTiles({ health }: { readonly health: Health }) {
  const { requests, taken, agreed, errors, tokens } = health;
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile label="Requests" value={requests.toLocaleString()} hint="submitted by owners" />
      <StatTile
        label="Match rate"
        value={formatShare(health.matchRate)}
        hint={`${taken.toLocaleString()} taken by at least one Pro`}
      />
      <StatTile
        label="Time to first quote"
        value={formatMinutes(health.firstQuoteMinutes)}
        hint="median, of requests that were quoted"
      />
      <StatTile
        label="Acceptance"
        value={formatShare(health.acceptance)}
        hint="of offers to Pros were accepted"
      />
      <StatTile
        label="Inside the estimate"
        value={formatShare(health.insideEstimate)}
        hint={`of ${agreed.toLocaleString()} accepted quotes`}
      />
      <StatTile
        label="Tokens in circulation"
        value={tokens.toLocaleString()}
        hint="on all accounts, held ones included"
      />
      <StatTile label="Errors" value={errors.toLocaleString()} hint="reported, critical included" />
    </Grid>
  );
}
