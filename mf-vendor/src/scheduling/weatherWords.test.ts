import type { Forecast } from '../api/weather';
import { weatherInWords } from './weatherWords';

const ZONE = 'America/Chicago';
const period = (date: string, changes: Partial<Forecast['periods'][number]> = {}) => ({
  startTime: `${date}T06:00:00-06:00`,
  endTime: `${date}T18:00:00-06:00`,
  windSpeed: '5 to 10 mph',
  shortForecast: 'Mostly Sunny',
  detailedForecast: 'Mostly sunny, with a high near 64.',
  ...changes,
});
const MORNING = { from: '2026-11-24T15:00:00Z', to: '2026-11-24T19:00:00Z' };
const on = (...periods: Forecast['periods']) =>
  weatherInWords({ updateTime: '2026-11-23T12:00:00+00:00', periods }, MORNING, ZONE);

test('names what is forecast, by whom and when, and warns of nothing on a fine day', () => {
  expect(on(period('2026-11-24'))).toEqual({
    fact: expect.stringMatching(
      /^Weather: Mostly Sunny, wind up to 10 mph \(National Weather Service, .*Nov.* 23.* 6:00 AM CST\)\.$/,
    ),
    warnings: [],
  });
});

test.each([
  [
    { shortForecast: 'Chance Showers And Thunderstorms' },
    ['Thunderstorms possible: Chance Showers And Thunderstorms.'],
  ],
  [{ windSpeed: '20 to 30 mph' }, ['Strong wind expected: up to 30 mph.']],
  [{ windSpeed: '29 mph' }, []],
  [
    {
      detailedForecast: 'Windy, with a northwest wind around 20 mph, with gusts as high as 45 mph.',
    },
    ['Strong wind expected: up to 45 mph.'],
  ],
  [
    { shortForecast: 'Freezing Rain Likely', windSpeed: null },
    ['Snow or ice possible: Freezing Rain Likely.'],
  ],
  [{ shortForecast: 'Snow Showers' }, ['Snow or ice possible: Snow Showers.']],
  [{ shortForecast: 'Chance Rain Showers' }, []],
])('%j is warned of as %j', (changes, warnings) => {
  expect(on(period('2026-11-24', changes))?.warnings).toEqual(warnings);
});

test('the weather of other days counts for nothing, nor is any invented where the forecast ends', () => {
  const storm = { shortForecast: 'Thunderstorms' };
  expect(on(period('2026-11-23', storm), period('2026-11-24'))?.warnings).toEqual([]);
  expect(on(period('2026-11-23', storm))).toBeNull();
});
