/** What has to be known of the database to tell which tables a select reads. */
export interface Relations {
  readonly tables: readonly { name: string }[];
  readonly foreign_keys: readonly ForeignKey[];
  readonly functions?: readonly { name: string; return_type: string }[];
}

interface ForeignKey {
  table: string;
  column: string;
  ref_table: string;
  ref_column: string;
  foreign_key_name: string;
}

interface Relation {
  name: string;
  hints: string[];
  inner: Relation[];
}

/** How deep related rows may be selected, and how many relations at once: as the pages do. Each level multiplies rows. */
const LEVELS_AT_MOST = 4;
const RELATIONS_AT_MOST = 20;

const NAME = String.raw`(?:"[^"]+"|[\w$-]+)`;
const RELATION = new RegExp(
  String.raw`^\s*(?:\.\.\.\s*)?(?:${NAME}\s*:\s*)?(${NAME})((?:\s*!\s*${NAME})*)\s*$`,
);
const AGGREGATE = /(?:^|:)\s*count\s*$|\.(?:count|sum|avg|min|max)$/;

/**
 * Why a select parameter is not asked of the database; undefined when it is. A table inside itself is refused:
 * rows that share one, such as properties in a ZIP code, would be multiplied with each other at each turn.
 */
export function refusedSelect(
  select: string,
  path: string,
  catalog: Relations,
): { code: string; message: string } | undefined {
  if (!select.includes('(')) return undefined;
  const relations = readRelations(select);
  if (!relations)
    return {
      code: 'PGRST100',
      message: 'failed to parse select parameter: a relation is not closed.',
    };
  if (levelsOf(relations) > LEVELS_AT_MOST || countOf(relations) > RELATIONS_AT_MOST)
    return { code: 'PGRST100', message: 'The select parameter names too many relations.' };
  const root = rootOf(path, catalog);
  return refusedWithin(relations, root === undefined ? [] : [root], catalog);
}

function refusedWithin(
  relations: readonly Relation[],
  outside: readonly string[],
  catalog: Relations,
): { code: string; message: string } | undefined {
  for (const relation of relations) {
    const parent = outside.at(-1);
    const table = tableOf(relation.name, parent, catalog);
    if (table === undefined) {
      const between = `between '${parent ?? ''}' and '${relation.name}'`;
      return {
        code: 'PGRST200',
        message: `Could not find a relationship ${between} in the schema cache`,
      };
    }
    const read = [...between(relation, parent, table, catalog), table];
    if (read.some((name) => outside.includes(name)))
      return { code: 'PGRST100', message: `The table ${table} is selected inside itself.` };
    const refused = refusedWithin(relation.inner, [...outside, ...read], catalog);
    if (refused) return refused;
  }
  return undefined;
}

// A relation can be named by its table, by a column or a constraint: in the order @supabase/lite looks.
function tableOf(name: string, parent: string | undefined, catalog: Relations): string | undefined {
  const keys = catalog.foreign_keys;
  const ofColumn = keys.find((key) => key.table === parent && key.column === name);
  if (ofColumn) return ofColumn.ref_table;
  const ofConstraint = keys.find(
    (key) =>
      [key.foreign_key_name, `${key.table}_${key.column}_fkey`].includes(name) &&
      (key.table === parent || key.ref_table === parent),
  );
  if (ofConstraint)
    return ofConstraint.table === parent ? ofConstraint.ref_table : ofConstraint.table;
  const ofTarget = keys.find((key) => key.ref_table === parent && key.ref_column === name);
  if (ofTarget) return ofTarget.table;
  return catalog.tables.some((table) => table.name === name) ? name : undefined;
}

// The tables that join two others: the one a hint names, or any that could where none is named.
function between(
  { hints }: Relation,
  parent: string | undefined,
  table: string,
  { tables, foreign_keys: keys }: Relations,
): string[] {
  const named = hints.filter((hint) => tables.some(({ name }) => name === hint));
  if (named.length > 0) return named;
  const leads = (from: string | undefined, to: string | undefined) =>
    keys.some((key) => key.table === from && key.ref_table === to);
  if (leads(parent, table) || leads(table, parent)) return [];
  return tables.map(({ name }) => name).filter((name) => leads(name, parent) && leads(name, table));
}

function rootOf(path: string, catalog: Relations): string | undefined {
  const [first, called] = decodeURIComponent(path)
    .replace(/^\/rest\/v1|^\/+|\/+$/g, '')
    .split('/')
    .filter(Boolean);
  if (first !== 'rpc') return first;
  const answers = catalog.functions?.find(({ name }) => name === called)?.return_type;
  return answers?.split('.').at(-1)?.replaceAll('"', '');
}

// Undefined for what is not balanced, or could be read in two ways.
function readRelations(select: string): Relation[] | undefined {
  const root: Relation = { name: '', hints: [], inner: [] };
  let current = root;
  const outside: Relation[] = [];
  let head = '';
  for (const [part] of select.matchAll(/\(\s*\)|"[^"]*"|[(),"]|[^(),"]+/g)) {
    if (part === ',') head = '';
    else if (part.startsWith('"')) {
      if (part === '"' || !mayBeQuoted(head)) return undefined;
      head += part;
    } else if (part === ')') {
      const parent = outside.pop();
      if (!parent) return undefined;
      [current, head] = [parent, ''];
    } else if (part.startsWith('(')) {
      if (part !== '(' && AGGREGATE.test(head)) continue;
      const relation = relationOf(head);
      if (!relation) return undefined;
      current.inner.push(relation);
      head = '';
      if (part !== '(') continue;
      outside.push(current);
      current = relation;
    } else head += part;
  }
  return outside.length === 0 ? root.inner : undefined;
}

// Elsewhere, a quote is a letter like any other to @supabase/lite.
function mayBeQuoted(head: string): boolean {
  return head.includes('->') ? /->>?\s*$/.test(head) : /(?:^|[:!.])\s*$/.test(head);
}

function relationOf(head: string): Relation | undefined {
  const [, name, hints = ''] = RELATION.exec(head) ?? [];
  if (name === undefined) return undefined;
  return {
    name: name.replaceAll('"', ''),
    hints: hints
      .split('!')
      .map((hint) => hint.replaceAll('"', '').trim())
      .filter(Boolean),
    inner: [],
  };
}

function levelsOf(relations: readonly Relation[]): number {
  return relations.reduce((most, { inner }) => Math.max(most, 1 + levelsOf(inner)), 0);
}

function countOf(relations: readonly Relation[]): number {
  return relations.reduce((sum, { inner }) => sum + 1 + countOf(inner), 0);
}
