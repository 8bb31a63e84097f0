/** A condition with one part taken out. */
export interface Mutant {
  readonly part: string;
  readonly condition: string;
}

interface Group {
  readonly start: number;
  readonly end: number;
}

/** The texts between matching parentheses; quotes are skipped. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  const open: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === "'") {
      place = text.indexOf("'", place + 1);
      if (place === -1) throw new Error(`A quote does not end in ${text}`);
    } else if (sign === '(') open.push(place + 1);
    else if (sign === ')') groups.push({ start: open.pop() ?? 0, end: place });
  }
  return groups;
}

/** Where the operands of one connective stand in a group; none when it has no other than this one. */
function operandsOf(text: string, { start, end }: Group, word: ' AND ' | ' OR '): Group[] {
  const operands: Group[] = [];
  let depth = 0;
  let from = start;
  for (let place = start; place < end; place += 1) {
    const sign = text[place];
    if (sign === "'") place = text.indexOf("'", place + 1);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && text.startsWith(word, place)) {
      operands.push({ start: from, end: place });
      from = place + word.length;
    }
  }
  return operands.length === 0 ? [] : [...operands, { start: from, end }];
}

/**
 * Every way to take one part out of a condition as PostgreSQL prints it, wherever it stands: one that
 * must hold too always holds, one that suffices never holds.
 */
export function mutantsOf(condition: string): Mutant[] {
  const text = `(${condition})`.replace(/\s+/g, ' ');
  return groupsOf(text).flatMap((group) =>
    ([' AND ', ' OR '] as const).flatMap((word) =>
      operandsOf(text, group, word).map(({ start, end }) => ({
        part: text.slice(start, end),
        condition: `${text.slice(0, start)}${word === ' AND ' ? 'true' : 'false'}${text.slice(end)}`,
      })),
    ),
  );
}
