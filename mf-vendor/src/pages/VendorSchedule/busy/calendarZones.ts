import { isoToZoned, LOCALE, zonedToIso } from '@tree-service/domain';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/**
 * Turns the wall clock of a place into moments and back. A wall clock is written as milliseconds, as if it
 * were in UTC, so that rules can count in it.
 */
export interface WallClock {
  readonly toMoment: (wall: number) => number;
  readonly toWall: (moment: number) => number;
}

const MINUTE_MS = 60_000;

export const UTC: WallClock = { toMoment: (wall) => wall, toWall: (moment) => moment };

/** The wall clock of an IANA time zone. */
export function ianaClock(timeZone: string): WallClock {
  return {
    toMoment: (wall) => {
      const text = new Date(wall).toISOString();
      const moment = zonedToIso(text.slice(0, 10), text.slice(11, 16), timeZone);
      return (moment === null ? wall : Date.parse(moment)) + (wall % MINUTE_MS);
    },
    toWall: (moment) => {
      const { date, time } = isoToZoned(new Date(moment).toISOString(), timeZone);
      return Date.parse(`${date}T${time}:00Z`) + (moment % MINUTE_MS);
    },
  };
}

/** The wall clock a file defines itself. */
function definedClock(component: ICAL.Component): WallClock {
  const zone = new ICAL.Timezone({ component, tzid: 'defined' });
  const timeOf = (ms: number, at: ICAL.Timezone) => {
    const date = new Date(ms);
    return new ICAL.Time(
      {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
        isDate: false,
      },
      at,
    );
  };
  return {
    toMoment: (wall) => timeOf(wall, zone).toUnixTime() * 1000,
    toWall: (moment) => {
      const utc = timeOf(moment, ICAL.Timezone.utcTimezone);
      return moment + zone.utcOffset(utc.convertToZone(zone)) * 1000;
    },
  };
}

function isIana(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(LOCALE, { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/**
 * The IANA name in a name of a time zone: "America/Chicago" itself, at the end of the path that Evolution
 * and older Mozilla programs write, or by CLDR for a name of Windows. Null when it holds none.
 */
function ianaNameOf(name: string): string | null {
  const parts = name.split('/').filter((part) => part !== '');
  // An offset such as "-05:00" would be taken as a zone by newer browsers alone.
  const ends = [3, 2, 1].map((length) => parts.slice(-length).join('/'));
  const known = ends.find((end) => /^[A-Za-z]/.test(end) && isIana(end));
  return known ?? findIana(name)[0] ?? null;
}

/**
 * The wall clock of a time zone by the name an event gives it. Known names come first, because Outlook and
 * older exports describe them without their changes over the years; then what the file defines. Null for a
 * name nobody explains.
 */
export function clockOf(
  name: string,
  defined: ReadonlyMap<string, ICAL.Component>,
): WallClock | null {
  const component = defined.get(name);
  const location = component?.getFirstPropertyValue('x-lic-location');
  const iana = ianaNameOf(name) ?? (typeof location === 'string' ? ianaNameOf(location) : null);
  if (iana !== null) return ianaClock(iana);
  return component === undefined ? null : definedClock(component);
}
