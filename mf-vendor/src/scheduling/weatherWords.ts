import { momentInZone } from '@tree-service/domain';
import type { Forecast } from '../api/weather';

type Period = Forecast['periods'][number];

/** From here on wind is warned of, in miles per hour. */
const STRONG_WIND = 30;
const THUNDER = /thunderstorm/i;
const FROZEN = /\b(snow|ice|icy|sleet|flurries|freezing|wintry|blizzard)/i;
const GUSTS = /\bgusts?\b[^.]*?(\d+) mph/i;

/** The weather while a job is done, in sentences. */
export interface WeatherWords {
  /** What is forecast, by whom and when. */
  readonly fact: string;
  readonly warnings: readonly string[];
}

/** The strongest wind or gust of a period, in miles per hour. */
function windOf({ windSpeed, detailedForecast }: Period): number {
  const speeds = [...(windSpeed ?? '').matchAll(/\d+/g)].map(([speed]) => Number(speed));
  return Math.max(0, ...speeds, Number(GUSTS.exec(detailedForecast)?.[1] ?? 0));
}

/** The weather between two ISO times; null where the forecast does not reach. */
export function weatherInWords(
  { periods, updateTime }: Forecast,
  { from, to }: { from: string; to: string },
  timeZone: string,
): WeatherWords | null {
  const [begins, ends] = [Date.parse(from), Date.parse(to)];
  const during = periods.filter(
    ({ startTime, endTime }) => Date.parse(startTime) < ends && Date.parse(endTime) > begins,
  );
  const [first] = during;
  if (first === undefined) return null;
  const wind = Math.max(...during.map(windOf));
  const saying = (words: RegExp) =>
    during.find(({ shortForecast }) => words.test(shortForecast))?.shortForecast;
  const [thunder, frozen] = [saying(THUNDER), saying(FROZEN)];
  return {
    fact: `Weather: ${first.shortForecast}${wind > 0 ? `, wind up to ${wind} mph` : ''} (National Weather Service, updated ${momentInZone(updateTime, timeZone)}).`,
    warnings: [
      ...(thunder === undefined ? [] : [`Thunderstorms possible: ${thunder}.`]),
      ...(wind < STRONG_WIND ? [] : [`Strong wind expected: up to ${wind} mph.`]),
      ...(frozen === undefined ? [] : [`Snow or ice possible: ${frozen}.`]),
    ],
  };
}
