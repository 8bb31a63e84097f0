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
  /** Hours to add to UTC for local standard time; only used to place events in the daytime. */
  utcOffset: number;
  zips: readonly string[];
  streets: readonly string[];
  species: readonly string[];
  /** Names of the demo businesses that work here. */
  businesses: readonly string[];
  /** Standing of the last businesses in the list; all others are approved. */
  lastStandings: readonly Standing[];
}

export const AUSTIN: Area = {
  name: 'Austin, TX',
  utcOffset: -6,
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
  businesses: [
    'Limestone Canopy Tree Works',
    'Agarita Arbor Crew',
    'Balcones Limb & Root',
    'Cedar Elm Climbers',
    'Lantana Tree Partners',
    'Two Creeks Stump Service',
    'Shade & Sky Arborists',
    'Mesquite Mill Tree Care',
    'Long Shadow Tree Company',
    'Greenwater Pruning',
    'Juniper Ridge Removals',
    'Violet Crown Treework',
    'Pecan Street Stumps',
    'Hill & Hollow Arbor',
    'Barton Fork Tree Surgeons',
    'Redbud Rigging',
    'Caliche Tree Removal',
    'Sotol Tree & Yard',
  ],
  lastStandings: ['suspended', 'documents_pending', 'under_review'],
};

export const PORTLAND: Area = {
  name: 'Portland, OR',
  utcOffset: -8,
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
  businesses: [
    'Fernhollow Tree Works',
    'Mossback Arborists',
    'Twelve Rings Tree Care',
    'Salal & Cedar Climbers',
    'Rain Shadow Tree Company',
    'Alder Bend Pruning',
    'Sword Fern Stump Grinding',
    'Camas Canopy Care',
    'Tall Timber Neighbors',
    'Bridgewater Limb Service',
    'Cone & Crown Arbor',
    'Millrace Tree Surgeons',
    'Huckleberry Hill Treework',
    'Green Basin Removals',
    'Overstory Arbor Group',
    'Nurse Log Tree & Yard',
    'Three Sisters Rigging',
    'Maple Key Tree Partners',
    'Stillwater Arbor Crew',
  ],
  lastStandings: ['rejected', 'documents_pending', 'under_review', 'applied'],
};

export const RALEIGH: Area = {
  name: 'Raleigh, NC',
  utcOffset: -5,
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
  businesses: [
    'Longleaf Line Tree Care',
    'Willow Oak Arborists',
    'Red Clay Tree Company',
    'Piedmont Canopy Crew',
    'Sweetgum & Sons Treework',
    'Carding Mill Arbor',
    'Neuse Bend Stump Service',
    'High Limb Climbers',
    'Dogwood Lane Tree Partners',
    'Persimmon Pruning',
    'Cardinal Crown Care',
    'Oak City Rigging Works',
    'Tulip Poplar Tree Surgeons',
    'Triangle Root & Limb',
    'Quiet Saw Tree Service',
    'Pine Straw Tree & Yard',
    'Foxfire Arbor Group',
    'Mill Pond Removals',
    'Evergreen Fork Tree Works',
  ],
  lastStandings: ['paused', 'under_review', 'applied'],
};

/** All areas of the demo, in three time zones. */
export const AREAS: readonly Area[] = [AUSTIN, PORTLAND, RALEIGH];
