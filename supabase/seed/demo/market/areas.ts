import { AUSTIN_BUSINESSES } from './businesses/austin';
import type { Business } from './businesses/business';
import { PORTLAND_BUSINESSES } from './businesses/portland';
import { RALEIGH_BUSINESSES } from './businesses/raleigh';

/** How far a demo Pro got with the application. */
export type Standing =
  | 'approved'
  | 'applied'
  | 'documents_pending'
  | 'under_review'
  | 'paused'
  | 'suspended'
  | 'rejected';

/** A metro area of the demo: real ZIP codes, invented streets. */
export interface Area {
  name: string;
  /** IANA time zone; only used to place events in the daytime. */
  timeZone: string;
  zips: readonly string[];
  streets: readonly string[];
  species: readonly string[];
  /** The demo businesses that work here. */
  businesses: readonly Business[];
  /** Standing of the last businesses in the list; all others are approved. */
  lastStandings: readonly Standing[];
}

export const AUSTIN: Area = {
  name: 'Austin, TX',
  timeZone: 'America/Chicago',
  zips: [
    '78704',
    '78745',
    '78731',
    '78757',
    '78723',
    '78702',
    '78759',
    '78749',
    '78748',
    '78664',
    '78613',
    '78660',
  ],
  streets: [
    'Lantana Bend',
    'Old Quarry Lane',
    'Mockingbird Row',
    'Cypress Hollow',
    'Agarita Way',
    'Sundial Court',
  ],
  species: ['Live oak', 'Cedar elm', 'Pecan', 'Ashe juniper', 'Texas red oak', 'Hackberry'],
  businesses: AUSTIN_BUSINESSES,
  lastStandings: ['suspended', 'documents_pending', 'under_review'],
};

const PORTLAND: Area = {
  name: 'Portland, OR',
  timeZone: 'America/Los_Angeles',
  zips: [
    '97214',
    '97202',
    '97206',
    '97211',
    '97213',
    '97219',
    '97217',
    '97229',
    '97005',
    '97030',
    '97034',
    '97223',
  ],
  streets: [
    'Fernwood Terrace',
    'Salmonberry Lane',
    'Millrace Avenue',
    'Camas Court',
    'Mistflower Drive',
    'Tilden Row',
  ],
  species: [
    'Douglas fir',
    'Bigleaf maple',
    'Western red cedar',
    'Oregon white oak',
    'Red alder',
    'Flowering cherry',
  ],
  businesses: PORTLAND_BUSINESSES,
  lastStandings: ['rejected', 'documents_pending', 'under_review', 'applied'],
};

const RALEIGH: Area = {
  name: 'Raleigh, NC',
  timeZone: 'America/New_York',
  zips: [
    '27601',
    '27604',
    '27607',
    '27609',
    '27612',
    '27615',
    '27511',
    '27513',
    '27502',
    '27587',
    '27529',
    '27701',
  ],
  streets: [
    'Pinecone Trace',
    'Dogwood Landing',
    'Whistlers Row',
    'Carding Mill Lane',
    'Longleaf Circle',
    'Persimmon Way',
  ],
  species: [
    'Loblolly pine',
    'Willow oak',
    'Tulip poplar',
    'Sweetgum',
    'Southern magnolia',
    'Crape myrtle',
  ],
  businesses: RALEIGH_BUSINESSES,
  lastStandings: ['paused', 'under_review', 'applied'],
};

/** All areas of the demo, in three time zones. */
export const AREAS: readonly Area[] = [AUSTIN, PORTLAND, RALEIGH];
