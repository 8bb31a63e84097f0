import ts from 'typescript';

const WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty';
const AMOUNT = `(?:${WORDS}|[2-9]|\\d{2,}|\\d+\\.\\d+)`;
const RULE_NUMBER = new RegExp(
  `\\b(?:${AMOUNT}[ -](?:business )?(?:pros?|minutes?|hours?|days?)|(?:at most|up to) (?:${WORDS}))\\b`,
  'gi',
);

/** A number in copy that reads like a marketplace rule: "48 hours", "three Pros", "at most three". */
export interface FoundNumber {
  readonly line: number;
  readonly phrase: string;
}

function phrasesIn(text: string): string[] {
  return [...text.matchAll(RULE_NUMBER)].map(([phrase]) => phrase);
}

/** The rule numbers in the strings and the markup of a TypeScript file; comments and code do not count. */
export function ruleNumbersInCode(source: string): FoundNumber[] {
  const file = ts.createSourceFile(
    'copy.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: FoundNumber[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const words = node.text.replace(/\s+/g, ' ');
      for (const phrase of phrasesIn(words)) found.push({ line: line + 1, phrase });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

// Comments document the schema, and a length of time alone is a value, not copy.
const NO_COPY = /--[^\n]*|\bcomment on [\s\S]*?';\n/gi;
const LENGTH_OF_TIME = /^'\d+ [a-z]+'$/;

/** The rule numbers in the texts of an SQL file: mails, refusals, notes and reasons. */
export function ruleNumbersInSql(source: string): FoundNumber[] {
  const copy = source.replace(NO_COPY, (text) => text.replace(/[^\n]/g, ' '));
  return [...copy.matchAll(/'(?:[^']|'')*'/g)].flatMap(({ 0: text, index }) =>
    (LENGTH_OF_TIME.test(text) ? [] : phrasesIn(text)).map((phrase) => ({
      line: copy.slice(0, index).split('\n').length,
      phrase,
    })),
  );
}
