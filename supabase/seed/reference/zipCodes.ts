import { readFileSync } from 'node:fs';
import path from 'node:path';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { isAmericanZone } from './americanZones';

/** One row of public.zip_codes: the center of a ZIP code in degrees and its IANA time zone. */
export interface ZipCode {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

const TERRITORY_ZONES: Readonly<Record<string, string>> = {
  AS: 'Pacific/Pago_Pago',
  GU: 'Pacific/Guam',
  MP: 'Pacific/Saipan',
  PR: 'America/Puerto_Rico',
  VI: 'America/St_Thomas',
};

/** Every ZIP code of the states and territories, in order. README.md names the source. */
export function readZipCodes(): ZipCode[] {
  const table = readFileSync(path.join(__dirname, 'postalCodes.tsv'), 'utf8');
  const zipCodes = table.trimEnd().split('\n').slice(1).map(parseLine);
  const usual = usualZones(zipCodes);
  return zipCodes.map((code) => ({ ...code, timeZone: domesticZone(code, usual) }));
}

function parseLine(line: string): ZipCode {
  const [zip = '', city = '', state = '', latitude = '', longitude = ''] = line.split('\t');
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return { zip, city, state, ...place, timeZone: lookUpTimeZone(place.latitude, place.longitude) };
}

// Near a border, the lookup may answer with the neighboring country's time zone.
function domesticZone({ state, timeZone }: ZipCode, usual: Map<string, string>): string {
  if (isAmericanZone(timeZone)) return timeZone;
  return TERRITORY_ZONES[state] ?? usual.get(state) ?? timeZone;
}

/** The most frequent time zone of each of the fifty states. */
function usualZones(zipCodes: readonly ZipCode[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { state, timeZone } of zipCodes) {
    if (!isAmericanZone(timeZone)) continue;
    const inState = counts.get(state) ?? new Map<string, number>();
    inState.set(timeZone, (inState.get(timeZone) ?? 0) + 1);
    counts.set(state, inState);
  }
  const usual = new Map<string, string>();
  for (const [state, inState] of counts) {
    const [mostFrequent] = [...inState].sort((a, b) => b[1] - a[1]);
    if (mostFrequent) usual.set(state, mostFrequent[0]);
  }
  return usual;
}
