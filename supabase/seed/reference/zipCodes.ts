import tzLookup from 'tz-lookup';
import { codes } from 'zipcodes';
import { isAmericanZone } from './americanZones';

/** One row of public.zip_codes: the centre of a ZIP code in degrees and its IANA time zone. */
export interface ZipCode {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/**
 * Every US ZIP code with a known position, in order. Military post offices without a position are
 * left out: nobody can drive there.
 */
export function readZipCodes(): ZipCode[] {
  const located = Object.values(codes)
    .filter((code) => code.country === 'US' && (code.latitude !== 0 || code.longitude !== 0))
    .map(({ zip, city, state, latitude, longitude }) => {
      return { zip, city, state, latitude, longitude, timeZone: tzLookup(latitude, longitude) };
    })
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
  const usual = usualZones(located);
  return located.map((code) => ({ ...code, timeZone: domesticZone(code, usual) }));
}

// Positions near a border may fall into the neighbour's time zone.
function domesticZone(code: ZipCode, usual: Map<string, string>): string {
  if (isAmericanZone(code.timeZone)) return code.timeZone;
  return usual.get(code.state) ?? code.timeZone;
}

function usualZones(zipCodes: ZipCode[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { state, timeZone } of zipCodes) {
    if (!isAmericanZone(timeZone)) continue;
    const inState = counts.get(state) ?? new Map<string, number>();
    inState.set(timeZone, (inState.get(timeZone) ?? 0) + 1);
    counts.set(state, inState);
  }
  const usual = new Map<string, string>();
  for (const [state, inState] of counts) {
    const [zone] = [...inState].sort((a, b) => b[1] - a[1]).map(([name]) => name);
    if (zone && !MILITARY.has(state)) usual.set(state, zone);
  }
  return usual;
}

const MILITARY = new Set(['AA', 'AE', 'AP']);
