import {
  importPropertyTrees,
  previewPropertyTrees,
  type PropertyTreeRow,
} from '../../api/propertyTrees';
import {
  feetToMeters,
  inchesToCentimeters,
  isKeyOf,
  parseNumber,
  TREE_CONDITIONS,
  type TreeCondition,
} from '@tree-service/domain';
import { TREE_COLUMNS } from '../Properties/portfolioCsv';
import type { ImportKind } from './importKind';

type Key =
  'property' | 'label' | 'species' | 'height' | 'trunk' | 'count' | 'condition' | 'position_note';

const [PROPERTY, TREE, KIND, HEIGHT, TRUNK, COUNT, CONDITION, WHERE] = TREE_COLUMNS;

// Other words for a condition.
const CONDITION_WORDS: Readonly<Record<string, TreeCondition>> = {
  good: 'healthy',
  fair: 'declining',
  poor: 'declining',
  hazard: 'hazardous',
  dangerous: 'hazardous',
};

function conditionOf(text: string): TreeCondition | null {
  const word = text.toLowerCase();
  if (word === '') return 'healthy';
  if (isKeyOf(TREE_CONDITIONS, word)) return word;
  return CONDITION_WORDS[word] ?? null;
}

const MEASURE = /^([\d.,]+)\s*(m|meters?|metres?|cm|ft|feet|foot|in|inch|inches|['′’]|["″”])?\.?$/i;
const FEET_AND_INCHES = /^(\d+)\s*(?:ft\.?|feet|['′’])\s*(\d+)\s*(?:in\.?|inches|["″”])?$/i;

const inchesIn = (unit: string): number => {
  if (/^cm$/i.test(unit)) return 1 / 2.54;
  if (/^m/i.test(unit)) return 100 / 2.54;
  return /^(?:f|['′’])/i.test(unit) ? 12 : 1;
};

/**
 * The inches in "45 ft", "45'", "12' 6\"", "13.7 m", "38,5 cm" or, in the given unit, "45"; undefined when blank,
 * null when it is not a measure from 1 to 390 of that unit.
 */
function inchesOf(text: string, unit: 'ft' | 'in'): number | null | undefined {
  if (text === '') return undefined;
  const [, feet, inches] = FEET_AND_INCHES.exec(text) ?? [];
  const [, number = '', given = unit] = MEASURE.exec(text) ?? [];
  const measured =
    feet === undefined
      ? (parseNumber(number) ?? Number.NaN) * inchesIn(given)
      : Number(feet) * 12 + Number(inches);
  const amount = measured / inchesIn(unit);
  return amount >= 1 && amount <= 390 ? measured : null;
}

const refuse = (reason: string) => ({ ok: false, reason }) as const;

export const treeList: ImportKind<Key, PropertyTreeRow> = {
  title: 'Trees',
  description: 'Trees at properties you already added. Each row names its property.',
  one: 'tree',
  many: 'trees',
  columns: [
    {
      key: 'property',
      name: PROPERTY,
      isNeeded: true,
      aliases: ['propertyname', 'site', 'address'],
    },
    {
      key: 'label',
      name: TREE,
      isNeeded: true,
      aliases: ['name', 'label', 'treename', 'treeid', 'tag'],
    },
    { key: 'species', name: KIND, isNeeded: false, aliases: ['kind', 'kindoftree', 'type'] },
    {
      key: 'height',
      name: HEIGHT,
      isNeeded: false,
      aliases: ['height', 'heightfeet', 'heightft', 'heightm'],
      units: ['ft', 'm'],
    },
    {
      key: 'trunk',
      name: TRUNK,
      isNeeded: false,
      aliases: [
        'trunk',
        'dbh',
        'dbhin',
        'dbhcm',
        'diameter',
        'diameterin',
        'diametercm',
        'trunkinches',
      ],
      units: ['in', 'cm'],
    },
    {
      key: 'count',
      name: COUNT,
      isNeeded: false,
      aliases: ['quantity', 'howmany', 'numberoftrees'],
    },
    { key: 'condition', name: CONDITION, isNeeded: false, aliases: ['health', 'vitality'] },
    {
      key: 'position_note',
      name: WHERE,
      isNeeded: false,
      aliases: ['whereitstands', 'where', 'position', 'location', 'note', 'notes'],
    },
  ],
  example: [
    ['Elm Court', 'Oak at the gate', 'Live oak', '45', '20', '1', 'Healthy', 'Left of the gate'],
    ['Elm Court', 'Hedge maples', 'Maple', '18', '', '6', 'Declining', 'Along the parking lot'],
  ],
  known: 'already existed under the same name and were not changed',
  read(values) {
    const { property = '', label = '', species = '', position_note = '' } = values;
    if (property === '') return refuse('The property is missing.');
    if (label === '') return refuse('The name of the tree is missing.');
    if (label.length > 80) return refuse('The name of the tree is longer than 80 characters.');
    if (species.length > 80) return refuse('The species is longer than 80 characters.');
    if (position_note.length > 300) return refuse('The location is longer than 300 characters.');
    const height = inchesOf(values.height ?? '', 'ft');
    if (height === null) return refuse(`“${values.height}” is not a height from 1 to 390 feet.`);
    const trunk = inchesOf(values.trunk ?? '', 'in');
    if (trunk === null)
      return refuse(`“${values.trunk}” is not a trunk width from 1 to 390 inches.`);
    const count = values.count ? parseNumber(values.count) : 1;
    if (count === null || !Number.isInteger(count) || count < 1 || count > 100) {
      return refuse(`“${values.count}” is not a whole number from 1 to 100.`);
    }
    const condition = conditionOf(values.condition ?? '');
    if (condition === null) {
      return refuse(`“${values.condition}” is not healthy, declining, dead or hazardous.`);
    }
    return {
      ok: true,
      row: {
        property,
        label,
        condition,
        count,
        ...(species !== '' && { species }),
        ...(height !== undefined && { height_m: feetToMeters(height / 12) }),
        ...(trunk !== undefined && { diameter_cm: inchesToCentimeters(trunk) }),
        ...(position_note !== '' && { position_note }),
      },
    };
  },
  preview: previewPropertyTrees,
  send: importPropertyTrees,
};
