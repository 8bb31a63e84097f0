import { LOCALE } from './amounts';

/** The IANA time zones a place in the United States can be in, as in the database. */
export const PLACE_ZONES = [
  'America/Adak',
  'America/Anchorage',
  'America/Boise',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Juneau',
  'America/Kentucky/Louisville',
  'America/Kentucky/Monticello',
  'America/Los_Angeles',
  'America/Menominee',
  'America/Metlakatla',
  'America/New_York',
  'America/Nome',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Phoenix',
  'America/Puerto_Rico',
  'America/Sitka',
  'America/St_Thomas',
  'America/Yakutat',
  'Pacific/Guam',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Pacific/Saipan',
  'Pacific/Wake',
] as const;

/** A winter day by today's rules; those of 1970 were others. */
const WINTER = Date.UTC(2026, 0, 15);

/** "Mountain Time (Denver)", "Mountain Standard Time (Phoenix)". */
export function placeZoneInWords(zone: string): string {
  const name = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(WINTER)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ');
  return `${name} (${city})`;
}

/** Time zones to choose from, in words, by the clock from east to west and then by name. */
export function placeZoneOptions(): { value: string; label: string }[] {
  const hours = (zone: string) =>
    Number(
      /GMT([+-]\d+)?/.exec(
        new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'shortOffset' }).format(
          WINTER,
        ),
      )?.[1] ?? 0,
    );
  return PLACE_ZONES.map((zone) => ({
    value: zone,
    label: placeZoneInWords(zone),
    east: hours(zone),
  }))
    .sort((one, other) => other.east - one.east || one.label.localeCompare(other.label, LOCALE))
    .map(({ value, label }) => ({ value, label }));
}
