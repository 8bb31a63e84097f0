import { queryOptions } from '@tanstack/react-query';
import { reportError, runtimeConfig } from '@tree-service/kernel';
import * as v from 'valibot';

const TIMEOUT_MS = 8000;
/** Forecasts are updated every few hours. */
const STALE_AFTER_MS = 30 * 60 * 1000;
const RETRY_AFTER_MS = 60 * 1000;

// The part of https://www.weather.gov/documentation/services-web-api that is used.
const pointSchema = v.object({ properties: v.object({ forecast: v.pipe(v.string(), v.url()) }) });
const forecastSchema = v.object({
  properties: v.object({
    updateTime: v.string(),
    periods: v.array(
      v.object({
        startTime: v.string(),
        endTime: v.string(),
        windSpeed: v.nullable(v.string()),
        shortForecast: v.string(),
        detailedForecast: v.string(),
      }),
    ),
  }),
});

/** About seven days of weather in periods of half a day; `updateTime` is when it was forecast. */
export type Forecast = v.InferOutput<typeof forecastSchema>['properties'];

/** The service to ask; null where the operator named none. */
export const weatherService = (): string | null => runtimeConfig().weatherUrl ?? null;

async function read<Schema extends v.GenericSchema>(address: string, schema: Schema) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return v.parse(schema, await answer.json());
}

async function readForecast(service: string, point: string): Promise<Forecast> {
  const { properties: place } = await read(`${service}/points/${point}`, pointSchema);
  // By the address the operator named, which may stand in front of the one the answer names.
  const { pathname } = new URL(place.forecast);
  const { properties: forecast } = await read(service + pathname, forecastSchema);
  return forecast;
}

let wasReported = false;

function report(error: unknown): void {
  if (wasReported) return;
  wasReported = true;
  reportError(error, { severity: 'warning', category: 'api', source: 'weather' });
}

/** Two decimals, about half a mile: as much as a forecast needs. */
const rounded = (degrees: number) => String(Math.round(degrees * 100) / 100);

/** A position in degrees. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Query for the weather around a position; null when there is none, or no service is configured. */
export const forecastQuery = (position: Position | null) => {
  const service = weatherService();
  const point = position && `${rounded(position.latitude)},${rounded(position.longitude)}`;
  return queryOptions({
    queryKey: ['weather', point],
    queryFn: async () => {
      if (service === null || point === null) return null;
      return readForecast(service, point).catch((error: unknown) => {
        report(error);
        return null;
      });
    },
    enabled: service !== null && point !== null,
    // A forecast that failed is requested again soon.
    staleTime: ({ state }) => (state.data ? STALE_AFTER_MS : RETRY_AFTER_MS),
  });
};
