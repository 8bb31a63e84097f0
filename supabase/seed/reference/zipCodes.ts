import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One row of public.zip_codes: the center of a ZIP code in degrees and its IANA time zone. */
export interface ZipCode {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** Every ZIP code of the states and territories, in order. README.md names the sources. */
export function readZipCodes(): ZipCode[] {
  const table = readFileSync(path.join(__dirname, 'postalCodes.tsv'), 'utf8');
  return table.trimEnd().split('\n').slice(1).map(parseLine);
}

function parseLine(line: string): ZipCode {
  const [zip = '', city = '', state = '', latitude = '', longitude = '', timeZone = ''] =
    line.split('\t');
  return { zip, city, state, latitude: Number(latitude), longitude: Number(longitude), timeZone };
}
