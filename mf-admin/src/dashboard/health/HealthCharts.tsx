import { BarChart, LineChart, type ChartRow } from '@tree-service/design/charts';
import { Card, ResponsiveTabs } from '@tree-service/design';
import type { Health, HealthRange } from './healthFigures';
import {
  dayLabel,
  formatMinutes,
  formatShare,
  minuteMarks,
} from '../../shared/health/healthFormat';

interface HealthChartsProps {
  readonly ranges: readonly HealthRange[];
  /** Of the first column: "Day", "Week from". */
  readonly rowHeading: string;
}

type Measure = (health: Health) => number | null;

// A row without any measurement is left out; one that has some says which it has not.
function measuredRows(ranges: readonly HealthRange[], measures: Record<string, Measure>) {
  return ranges.flatMap(({ from, health }): ChartRow[] => {
    const values: Record<string, number> = {};
    const unmeasured: string[] = [];
    for (const [key, measure] of Object.entries(measures)) {
      const value = measure(health);
      if (value === null) unmeasured.push(key);
      else values[key] = value;
    }
    return Object.keys(values).length === 0 ? [] : [{ ...dayLabel(from), values, unmeasured }];
  });
}

/** One chart at a time, so that what follows stays within reach. */
export function HealthCharts({ ranges, rowHeading }: HealthChartsProps) {
  return (
    <Card>
      <ResponsiveTabs
        label="Chart"
        tabs={[
          {
            value: 'requests',
            label: 'Requests',
            content: (
              <BarChart
                title="Requests and outcomes"
                units="Requests"
                empty="No requests in this period."
                rowHeading={rowHeading}
                series={[
                  { key: 'requests', name: 'Submitted', tone: 'muted' },
                  { key: 'taken', name: 'Accepted by a Pro', tone: 'brand' },
                  { key: 'agreed', name: 'Quote accepted', tone: 'accent' },
                ]}
                rows={measuredRows(ranges, {
                  requests: ({ requests }) => requests,
                  taken: ({ taken }) => taken,
                  agreed: ({ agreed }) => agreed,
                })}
              />
            ),
          },
          {
            value: 'rates',
            label: 'Rates',
            content: (
              <BarChart
                title="Match rate, acceptance, and estimates"
                units="Share"
                empty="Not enough data in this period."
                rowHeading={rowHeading}
                format={formatShare}
                most={1}
                series={[
                  { key: 'match', name: 'Requests accepted', tone: 'brand' },
                  { key: 'acceptance', name: 'Offers accepted', tone: 'info' },
                  { key: 'inside', name: 'Quotes within the estimate', tone: 'accent' },
                ]}
                rows={measuredRows(ranges, {
                  match: ({ matchRate }) => matchRate,
                  acceptance: ({ acceptance }) => acceptance,
                  inside: ({ insideEstimate }) => insideEstimate,
                })}
              />
            ),
          },
          {
            value: 'quote',
            label: 'First quote',
            content: (
              <BarChart
                title="Time to first quote"
                units="Median"
                empty="No quotes in this period."
                rowHeading={rowHeading}
                format={formatMinutes}
                marksUpTo={minuteMarks}
                series={[{ key: 'minutes', name: 'Time to first quote' }]}
                rows={measuredRows(ranges, {
                  minutes: ({ firstQuoteMinutes }) => firstQuoteMinutes,
                })}
              />
            ),
          },
          {
            value: 'tokens',
            label: 'Tokens',
            content: (
              <LineChart
                title="Tokens in circulation"
                units="Tokens"
                empty="No tokens yet."
                rowHeading={rowHeading}
                series={[{ key: 'tokens', name: 'Tokens' }]}
                rows={measuredRows(ranges, { tokens: ({ tokens }) => tokens })}
              />
            ),
          },
          {
            value: 'errors',
            label: 'Errors',
            content: (
              <BarChart
                title="Errors reported"
                units="Errors"
                empty="No errors in this period."
                rowHeading={rowHeading}
                series={[{ key: 'errors', name: 'Errors', tone: 'danger' }]}
                rows={measuredRows(ranges, { errors: ({ errors }) => errors })}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
