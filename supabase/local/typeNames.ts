import type { SchemaShape, TypeShape } from './schemaShape';

const STRINGS = [
  'bpchar',
  'bytea',
  'citext',
  'date',
  'text',
  'time',
  'timetz',
  'timestamp',
  'timestamptz',
  'uuid',
  'varchar',
  'name',
];
const NUMBERS = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'];

const BASE_TYPES = new Map<string, string>([
  ...STRINGS.map((name): [string, string] => [name, 'string']),
  ...NUMBERS.map((name): [string, string] => [name, 'number']),
  ['bool', 'boolean'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
  ['void', 'undefined'],
  ['record', 'Record<string, unknown>'],
]);

/** Gives the TypeScript type in which the Data API delivers a database type, by the type's oid. */
export function typeNamer(shape: SchemaShape): (oid: number) => string {
  const types = new Map(shape.types.map((type) => [type.oid, type]));

  function nameOf(oid: number): string {
    const type = types.get(oid);
    if (!type) return 'unknown';
    if (type.kind === 'd') return nameOf(type.base);
    if (type.name.startsWith('_') && type.element !== 0) return arrayOf(nameOf(type.element));
    return publicName(type) ?? BASE_TYPES.get(type.name) ?? 'unknown';
  }
  return nameOf;
}

function publicName(type: TypeShape): string | undefined {
  if (type.schema !== 'public') return undefined;
  if (type.kind === 'e') return `Database['public']['Enums']['${type.name}']`;
  if (type.kind !== 'c') return undefined;
  return type.isTable
    ? `Database['public']['Tables']['${type.relation ?? type.name}']['Row']`
    : `Database['public']['CompositeTypes']['${type.name}']`;
}

function arrayOf(name: string): string {
  return name.includes('|') ? `(${name})[]` : `${name}[]`;
}
