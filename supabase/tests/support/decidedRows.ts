// Finds queries in which the place where rows happen to be stored decides which come first.

/** Names of columns, by what they tell about an order. */
export interface Columns {
  /** Part of a unique key of some table: two rows of one list differ in it. */
  readonly keys: ReadonlySet<string>;
  /** Moments, which rows may share. */
  readonly moments: ReadonlySet<string>;
}

/** One query, or what is in one pair of brackets: the terms of its parts, each a list of words. */
interface Query {
  readonly kind: 'query' | 'case' | 'percentile';
  readonly parts: Partial<Record<'select' | 'group' | 'order' | 'limit', string[][]>>;
  /** The part that is being read. */
  part?: keyof Query['parts'] | undefined;
  /** All words of the brackets. */
  readonly words: string[];
}

const WORD =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]+"|\$\d+|[a-z_]\w*|[\d.]+|->>|->|::|\S/gi;
const ENDS_PART = new Set(
  'from where having fetch for window into returning on rows range loop'.split(' '),
);
const STARTS_QUERY = new Set('union intersect except ; begin loop then else'.split(' '));
// What a query counts itself, and so gives to one row alone.
const COUNTED = new Set(['place', 'position', 'ordinality']);

function wordsOf(sql: string): string[] {
  return [...sql.matchAll(WORD)]
    .map(([word]) => (word.startsWith("'") ? word : word.toLowerCase().replaceAll('"', '')))
    .filter((word) => !/^(?:--|\/\*)/.test(word));
}

const textOf = (term: readonly string[]) => term.join(' ');

/** A term without its end: a direction, an alias, a type. */
function before(term: readonly string[], end: RegExp): string[] {
  const at = term.findIndex((word, index) => index > 0 && end.test(word));
  return at < 0 ? [...term] : term.slice(0, at);
}

/** What a selected term is called in an order: its words, its alias or column, its place. */
function namesOf(term: readonly string[], index: number): string[] {
  return [textOf(before(term, /^as$/)), term.at(-1) ?? '', String(index + 1)];
}

const isConstant = (term: readonly string[]) =>
  /^(?:'.*'|\d+|null|true)$/.test(textOf(before(term, /^(?:as|::)$/)));

const keysOf = ({ parts }: Query) =>
  (parts.order ?? []).map((term) => before(term, /^(?:asc|desc|nulls|using|::)$/));

/** Whether all rows that an order leaves in an open order are equal. */
function decides(query: Query, { keys }: Columns): boolean {
  const order = keysOf(query);
  const isOneRow = (term: string[]) =>
    term.length <= 3 && [keys, COUNTED].some((names) => names.has(term.at(-1) ?? ''));
  if (order.some(isOneRow)) return true;
  const ordered = new Set(order.map(textOf));
  const { select = [], group } = query.parts;
  const isOrdered = (term: string[], index: number) =>
    isConstant(term) || namesOf(term, index).some((name) => ordered.has(name));
  if (!group) return select.length > 0 && select.every(isOrdered);
  return group.every((term) => {
    const index = select.findIndex((one, at) => namesOf(one, at).includes(textOf(term)));
    return ordered.has(textOf(term)) || isOrdered(select[index] ?? [], index);
  });
}

/** Reads the words of one function, and notes each query that leaves its rows in an open order. */
class Reader {
  readonly found: string[] = [];
  private readonly open: Query[] = [{ kind: 'query', parts: {}, words: [] }];

  constructor(private readonly columns: Columns) {}

  read(words: readonly string[]): string[] {
    for (const [index, word] of words.entries())
      this.take(word, words[index - 1], words[index - 2]);
    for (const query of this.open) this.finish(query);
    return this.found;
  }

  private take(word: string, last = '', secondLast = ''): void {
    const query = this.current();
    if (word === '(' || (word === 'case' && last !== 'end')) {
      this.add(word);
      const isPercentile = last === 'group' && secondLast === 'within';
      const kind = word === 'case' ? 'case' : isPercentile ? 'percentile' : 'query';
      this.open.push({ kind, parts: {}, words: [] });
    } else if (
      (word === ')' && this.open.length > 1) ||
      (word === 'end' && query.kind === 'case')
    ) {
      this.finish(query);
      this.open.pop();
      this.add(...query.words, word);
    } else if (word === 'select' || STARTS_QUERY.has(word)) {
      this.finish(query);
      const parts: Query['parts'] = word === 'select' ? { select: [[]] } : {};
      const part = word === 'select' ? 'select' : undefined;
      this.open[this.open.length - 1] = { ...query, parts, part };
    } else if (word === 'by' && (last === 'order' || last === 'group')) {
      query.parts[last] = [[]];
      query.part = last;
    } else if ((word === 'limit' || word === 'offset') && last !== '.') {
      query.parts.limit = [...(query.parts.limit ?? []), []];
      query.part = 'limit';
    } else if (word === 'order' || (word === 'group' && last !== 'within')) {
      query.part = undefined;
    } else if (ENDS_PART.has(word) && last !== 'distinct') {
      query.part = undefined;
    } else if (word === ',' && query.part) {
      query.parts[query.part]?.push([]);
    } else {
      this.add(word);
    }
  }

  private current(): Query {
    return this.open.at(-1) ?? { kind: 'query', parts: {}, words: [] };
  }

  private add(...words: string[]): void {
    const query = this.current();
    query.words.push(...words);
    if (query.part) query.parts[query.part]?.at(-1)?.push(...words);
  }

  private finish(query: Query): void {
    const { order, limit: given, select = [] } = query.parts;
    // `offset 0` leaves no row out.
    const limit = given?.some((term) => textOf(term) !== '0');
    if (query.kind === 'percentile' || (!order && !limit) || decides(query, this.columns)) return;
    const lastKey = keysOf(query).at(-1)?.at(-1) ?? '';
    if (!limit && !this.columns.moments.has(lastKey)) return;
    const words = select.map(textOf).join(', ');
    this.found.push(`${words} order by ${(order ?? []).map(textOf).join(', ') || 'nothing'}`);
  }
}

/**
 * The queries of a function that take their first rows in an order that does not decide between two of
 * them, and the lists ordered by a moment alone.
 */
export function undecidedRows(sql: string, columns: Columns): string[] {
  return new Reader(columns).read(wordsOf(sql));
}
