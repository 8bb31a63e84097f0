import { readKnownZips } from '../../api/places';
import { importProperties, type PropertyRow } from '../../api/properties';
import { zip } from '@tree-service/design/forms';
import * as v from 'valibot';
import { PROPERTY_COLUMNS } from '../Properties/portfolioCsv';
import type { ImportKind } from './importKind';

type Key = 'label' | 'address' | 'zip';

const [NAME, ADDRESS, ZIP] = PROPERTY_COLUMNS;

/** Five digits of a ZIP code or ZIP+4. Restores a leading zero that a spreadsheet dropped. */
function zipOf(text: string): string | null {
  const parsed = v.safeParse(zip, /^\d{4}(?:-\d{4})?$/.test(text) ? `0${text}` : text);
  return parsed.success ? parsed.output : null;
}

export const propertyList: ImportKind<Key, PropertyRow> = {
  title: 'Properties',
  description: 'Each with a name, an address and a ZIP code.',
  one: 'property',
  many: 'properties',
  columns: [
    { key: 'label', name: NAME, isNeeded: false, aliases: ['property', 'label', 'propertyname'] },
    {
      key: 'address',
      name: ADDRESS,
      isNeeded: true,
      aliases: ['street', 'streetaddress', 'address1', 'addressline1'],
    },
    { key: 'zip', name: ZIP, isNeeded: true, aliases: ['zip', 'postalcode', 'postcode'] },
  ],
  example: [
    ['Elm Court', '1200 Elm Street', '78704'],
    ['Depot', '8 Rail Road', '78701'],
  ],
  known: 'already existed; only a new name was saved',
  read({ label = '', address = '', zip: code = '' }) {
    if (address.length < 3) return { ok: false, reason: 'The address is missing.' };
    if (address.length > 200) return { ok: false, reason: 'The address is too long.' };
    if (label.length > 80) return { ok: false, reason: 'The name is longer than 80 characters.' };
    const parsed = zipOf(code);
    if (parsed === null) return { ok: false, reason: `“${code}” is not a 5-digit ZIP code.` };
    return { ok: true, row: { ...(label !== '' && { label }), address, zip: parsed } };
  },
  async check(rows) {
    const known = await readKnownZips(rows.map((row) => row.zip));
    return (row) => (known.has(row.zip) ? null : "We don't recognize this ZIP code.");
  },
  send: importProperties,
};
