import { WeatherUrlError, weatherUrlFromEnvironment } from './weather';

test('no weather is asked for unless the environment says where', () => {
  expect(weatherUrlFromEnvironment({})).toBeUndefined();
  expect(weatherUrlFromEnvironment({ WEATHER_URL: ' ' })).toBeUndefined();
  expect(weatherUrlFromEnvironment({ WEATHER_URL: 'https://api.weather.gov/' })).toBe(
    'https://api.weather.gov',
  );
});

test.each(['api.weather.gov', '/weather', 'javascript:alert(1)'])('%s is refused', (address) => {
  expect(() => weatherUrlFromEnvironment({ WEATHER_URL: address })).toThrow(WeatherUrlError);
});
