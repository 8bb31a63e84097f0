import type { ColumnShape, FunctionShape, RelationShape, SchemaShape } from './schemaShape';
import { typeNamer } from './typeNames';

type NameType = (oid: number) => string;

const WIDTH = 100;
const NOTHING = '{ [_ in never]: never }';

/** A TypeScript object type under print: entries are one-line types or further objects. */
interface Entries {
  [name: string]: string | Entries;
}

/** The text of database.types.ts for a schema, in the shape the Supabase command line prints. */
export function printTypes(shape: SchemaShape): string {
  const nameType = typeNamer(shape);
  const ofKind = (kind: RelationShape['kind']) =>
    shape.relations.filter((relation) => relation.kind === kind);
  const enums = shape.types.filter((type) => type.schema === 'public' && type.kind === 'e');
  const database: Entries = {
    public: {
      Tables: Object.fromEntries(
        ofKind('table').map((table) => [table.name, relationEntries(table, nameType)]),
      ),
      Views: Object.fromEntries(
        ofKind('view').map((view) => [view.name, relationEntries(view, nameType)]),
      ),
      Functions: functionEntries(shape, nameType),
      Enums: Object.fromEntries(enums.map((type) => [type.name, union(type.labels)])),
      CompositeTypes: Object.fromEntries(
        ofKind('composite').map((type) => [type.name, columnEntries(type.columns, nameType, '')]),
      ),
    },
  };
  return `${HEAD}\nexport type Database = ${printEntries(database, 0)};\n\n${TAIL}`;
}

function relationEntries(relation: RelationShape, nameType: NameType): Entries {
  const isView = relation.kind === 'view';
  const columns = isView
    ? relation.columns.map((column) => ({ ...column, nullable: true }))
    : relation.columns;
  const entries: Entries = { Row: columnEntries(columns, nameType, '') };
  if (relation.insertable) {
    entries['Insert'] = columnEntries(columns, nameType, 'insert');
  }
  if (relation.updatable) {
    entries['Update'] = columnEntries(columns, nameType, 'update');
  }
  entries['Relationships'] = relationships(relation);
  return entries;
}

function columnEntries(
  columns: ColumnShape[],
  nameType: NameType,
  use: '' | 'insert' | 'update',
): Entries {
  const entries: Entries = {};
  for (const column of columns) {
    const optional =
      use === 'update' ||
      (use === 'insert' && (column.nullable || column.hasDefault || column.generated));
    const writable = use === '' || (!column.generated && column.updatable);
    const type = nameType(column.type);
    const full = !writable
      ? 'never'
      : column.nullable && type !== 'unknown'
        ? `${type} | null`
        : type;
    entries[optional ? `${column.name}?` : column.name] = full;
  }
  return entries;
}

function relationships(relation: RelationShape): string {
  const list = (names: string[]) => `[${names.map(quote).join(', ')}]`;
  const keys = relation.relationships.map((key) =>
    [
      '          {',
      `            foreignKeyName: ${quote(key.name)};`,
      `            columns: ${list(key.columns)};`,
      `            isOneToOne: ${key.isOneToOne};`,
      `            referencedRelation: ${quote(key.relation)};`,
      `            referencedColumns: ${list(key.referencedColumns)};`,
      '          },',
    ].join('\n'),
  );
  return keys.length === 0 ? '[]' : `[\n${keys.join('\n')}\n        ]`;
}

function functionEntries(shape: SchemaShape, nameType: NameType): Entries {
  const entries: Entries = {};
  for (const one of shape.functions) {
    const callable = one.parameters.every((parameter) => parameter.name !== '');
    if (!callable) continue;
    if (entries[one.name]) {
      throw new Error(
        `Function ${one.name} exists twice; the Data API cannot always tell which is meant.`,
      );
    }
    entries[one.name] = {
      Args: parameters(one, nameType),
      Returns: returned(one, shape, nameType),
    };
  }
  return entries;
}

function parameters(one: FunctionShape, nameType: NameType): Entries | string {
  if (one.parameters.length === 0) return 'Record<PropertyKey, never>';
  const sorted = [...one.parameters].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    sorted.map((parameter) => [
      parameter.optional ? `${parameter.name}?` : parameter.name,
      nameType(parameter.type),
    ]),
  );
}

function returned(one: FunctionShape, shape: SchemaShape, nameType: NameType): string {
  const many = one.returnsSet ? '[]' : '';
  if (one.outputs.length > 0) {
    const isPlain =
      one.outputs.length === 1 &&
      shape.types.find((type) => type.oid === one.returns)?.kind !== 'p';
    const [output] = one.outputs;
    if (isPlain && output) return `${nameType(output.type)}${many}`;
    const entries = Object.fromEntries(
      one.outputs.map((column) => [column.name, nameType(column.type)]),
    );
    return `${printEntries(entries, 4)}${many}`;
  }
  return `${nameType(one.returns)}${many}`;
}

function union(labels: string[]): string {
  return labels.map(quote).join(' | ');
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function printEntries(entries: Entries, depth: number): string {
  const names = Object.keys(entries);
  if (names.length === 0) return NOTHING;
  const indent = '  '.repeat(depth + 1);
  const lines = names.map((name) => {
    const entry = entries[name] ?? 'never';
    const start = `${indent}${printName(name)}:`;
    if (typeof entry !== 'string') return `${start} ${printEntries(entry, depth + 1)};`;
    const line = `${start} ${entry};`;
    if (line.length <= WIDTH || entry.includes('\n') || !entry.includes(' | ')) return line;
    return `${start}\n${entry
      .split(' | ')
      .map((part) => `${indent}  | ${part}`)
      .join('\n')};`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function printName(name: string): string {
  const [plain, optional] = name.endsWith('?') ? [name.slice(0, -1), '?'] : [name, ''];
  return /^[A-Za-z_$][\w$]*$/.test(plain) ? name : `${quote(plain)}${optional}`;
}

const HEAD = `// Generated from the migrations by \`npm run db:types\`. Do not edit.

/** Any value a json column holds. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** The schema of the Data API, in the shape supabase-js is typed with. */`;

const TAIL = `type PublicSchema = Database['public'];

/** A row of a table or view, as it is read. */
export type Tables<Name extends keyof (PublicSchema['Tables'] & PublicSchema['Views'])> =
  (PublicSchema['Tables'] & PublicSchema['Views'])[Name] extends { Row: infer Row } ? Row : never;

/** What inserting into a table takes. */
export type TablesInsert<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name] extends { Insert: infer Insert } ? Insert : never;

/** What updating a table takes. */
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name] extends { Update: infer Update } ? Update : never;

/** The labels of an enum. */
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name];
`;
