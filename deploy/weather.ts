/** The environment names a weather service that no page could ask; the message says what is wrong. */
export class WeatherUrlError extends Error {
  override readonly name = 'WeatherUrlError';
}

/**
 * Reads WEATHER_URL, the address of a service with the interface of the National Weather Service; undefined
 * without it. Throws a `WeatherUrlError`.
 */
export function weatherUrlFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const address = environment['WEATHER_URL']?.trim();
  if (!address) return undefined;
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (isHttp) return address.replace(/\/+$/, '');
  throw new WeatherUrlError(
    `WEATHER_URL is "${address}"; it must be an http(s) address, such as https://api.weather.gov.`,
  );
}
