// Sentences of this trade without any contact details, put together from the words and figures people use: sizes,
// counts, prices, days, tags and lots, models, serial and license numbers, names, and full stops without a blank.

type Words = readonly string[];

const species = [
  'live oak',
  'cedar elm',
  'pecan',
  'silver maple',
  'loblolly pine',
  'crape myrtle',
  'ash',
];
const places = [
  'roof',
  'fence',
  'driveway',
  'garden',
  'house',
  'pool',
  'power line',
  'shed',
  'gate',
];
const sizes = [
  '24" 30" 36" 18" 22"',
  '24 30 36 18 22',
  '24" 30 36" 18 22"',
  '12/16/20/24/28',
  '24, 30, 36, 18 and 22 inches',
  '24\n30\n36\n18\n22',
  "45' 50' 60' 35' 40'",
  '45 50 60 35 40 ft',
  '11 13 17 19 23',
  '31x42x28',
  '6 ft, 8 ft 6 in, 12 ft',
  '2.5 m, 3 m and 12 m',
];
const prices = [
  '450/650/1200',
  '$450, $650 and $1,200',
  '$1,250.00',
  '300 to 400 to 1200',
  '$2,400-3,100',
  '800 / 950 / 1100',
  '$95 per hour, 8 hours',
  '1,200 + 450 + 80',
  '$12 500',
  '450 650 1200',
];
const days = [
  'Monday 8:00 - 12:00',
  '2026-11-23 at 10:30',
  '11/23/2026 9am-1pm',
  'Nov 23, 24 and 25',
  'the 3rd or the 17th of March, 7:30 to 16:00',
  '12/01/2026 08:00 and 12/02/2026 09:30',
];
const plots = [
  '301 302 3034',
  '201 202 2031',
  '412, 413 and 1207',
  '512 513 5140',
  '7 8 9 10 11 12',
];
const serials = [
  '512-455-1234',
  '4412345678',
  '512-455-1234-A',
  '830 221 4408',
  'TX-4417-A',
  'MS 261 C-M',
  '2026-123-4567',
];
const things = ['Lots', 'Tags', 'Units', 'Parcels', 'Plots', 'Stakes', 'Trees tagged'];
const papers = [
  'License',
  'License number',
  'License no.',
  'Serial',
  'Serial number:',
  'Model',
  'model number is',
  'Permit',
  'Invoice',
  'Policy number',
  'APN',
  'Parcel',
  'Order',
  'ISA certificate',
];
// What follows a full stop without a blank.
const slips = [
  'house is old',
  'me and my son help',
  'us too',
  'green waste can stay',
  'tree two leans',
  'land is flat',
];
const names = [
  'Smith.trees',
  'oak.tree service',
  'Green.land and Sons',
  'A-1 Tree',
  '24/7 Tree Care',
  'No.1 Stumps',
];

const each = (lists: readonly Words[], sentence: (...words: string[]) => string): string[] =>
  lists
    .reduce<string[][]>(
      (rows, list) => rows.flatMap((row) => list.map((word) => [...row, word])),
      [[]],
    )
    .map((row) => sentence(...row));

/** At least 1,000 different sentences in which nothing may be hidden. */
export const HARMLESS_SENTENCES: readonly string[] = [
  ...new Set([
    ...each([species, sizes], (tree, size) => `Trunks of the ${tree}: ${size}`),
    ...each([sizes, places], (size, place) => `${size}, all near the ${place}.`),
    ...each([species, prices], (tree, price) => `For the ${tree} we paid ${price} last year`),
    ...each([prices, places], (price, place) => `${price} with the stump by the ${place}`),
    ...each([prices, days], (price, day) => `The quote was ${price}; we can start ${day}.`),
    ...each([days, places], (day, place) => `Come ${day}, the ${place} is open.`),
    ...each([things, plots], (thing, plot) => `${thing} ${plot}`),
    ...each(
      [things, plots, species],
      (thing, plot, tree) => `${thing} ${plot} have one ${tree} each`,
    ),
    ...each([papers, serials], (paper, number) => `${paper} ${number}`),
    ...each(
      [papers, serials],
      (paper, number) => `We are insured. ${paper} ${number}, valid to 12/31/2027`,
    ),
    ...each(
      [species, places, slips],
      (tree, place, slip) => `The ${tree} hangs over the ${place}.${slip}`,
    ),
    ...each([names, places], (name, place) => `${name} did the ${place} in 2024`),
    ...each(
      [species, ['2', '3', '17', '120'], places],
      (tree, count, place) => `${count} ${tree}s by the ${place}, ZIP 78704`,
    ),
  ]),
];
