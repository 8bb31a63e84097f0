import { BarChart, LineChart, type ChartRow } from '@tree-service/design/charts';
import { Card, Grid } from '@tree-service/design';
import type { Health, HealthStretch } from './healthFigures';
import { dayLabel, formatMinutes, formatShare, minuteMarks } from './healthWords';

interface HealthChartsProps {
  readonly stretches: readonly HealthStretch[];
  /** What one row stands for: "Day", "Week from". */
  readonly rowHeading: string;
}

type Measure = (health: Health) => number | null;

// Where nothing was measured there is no bar and no row, rather than a zero.
function measuredRows(stretches: readonly HealthStretch[], measures: Record<string, Measure>) {
  return stretches.flatMap(({ from, health }): ChartRow[] => {
    const values = Object.entries(measures).flatMap(([key, measure]) => {
      const value = measure(health);
      return value === null ? [] : [[key, value] as const];
    });
    return values.length === 0 ? [] : [{ ...dayLabel(from), values: Object.fromEntries(values) }];
  });
}

/** The marketplace over time. */
export function HealthCharts({ stretches, rowHeading }: HealthChartsProps) {
  return (
    <Grid $min="26rem" $gap={4}>
      <Card>
        <BarChart
          title="Requests and what became of them"
          units="Requests"
          empty="Nobody has asked for work in this time."
          rowHeading={rowHeading}
          series={[
            { key: 'requests', name: 'Submitted', tone: 'muted' },
            { key: 'taken', name: 'Taken by a Pro', tone: 'brand' },
            { key: 'agreed', name: 'Agreed on', tone: 'accent' },
          ]}
          rows={measuredRows(stretches, {
            requests: ({ requests }) => requests,
            taken: ({ taken }) => taken,
            agreed: ({ agreed }) => agreed,
          })}
        />
      </Card>
      <Card>
        <BarChart
          title="Match rate, acceptance, estimate"
          units="Share"
          empty="Nothing to measure in this time."
          rowHeading={rowHeading}
          format={formatShare}
          most={1}
          series={[
            { key: 'match', name: 'Requests taken', tone: 'brand' },
            { key: 'acceptance', name: 'Offers accepted', tone: 'info' },
            { key: 'inside', name: 'Quotes inside the estimate', tone: 'accent' },
          ]}
          rows={measuredRows(stretches, {
            match: ({ matchRate }) => matchRate,
            acceptance: ({ acceptance }) => acceptance,
            inside: ({ insideEstimate }) => insideEstimate,
          })}
        />
      </Card>
      <Card>
        <BarChart
          title="Time to first quote"
          units="Median"
          empty="Nothing was quoted in this time."
          rowHeading={rowHeading}
          format={formatMinutes}
          marksUpTo={minuteMarks}
          series={[{ key: 'minutes', name: 'Time to first quote' }]}
          rows={measuredRows(stretches, { minutes: ({ firstQuoteMinutes }) => firstQuoteMinutes })}
        />
      </Card>
      <Card>
        <LineChart
          title="Tokens in circulation"
          units="Tokens"
          empty="No Pro has tokens yet."
          rowHeading={rowHeading}
          series={[{ key: 'tokens', name: 'Tokens' }]}
          rows={measuredRows(stretches, { tokens: ({ tokens }) => tokens })}
        />
      </Card>
      <Card>
        <BarChart
          title="Errors reported"
          units="Errors"
          empty="No error was reported in this time."
          rowHeading={rowHeading}
          series={[{ key: 'errors', name: 'Errors', tone: 'danger' }]}
          rows={measuredRows(stretches, { errors: ({ errors }) => errors })}
        />
      </Card>
    </Grid>
  );
}
