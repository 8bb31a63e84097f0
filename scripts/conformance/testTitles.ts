import ts from 'typescript';

/** Where the title is among the arguments of what declares a test, or a row of a scene. */
const TITLE_AT: Readonly<Record<string, number>> = { test: 0, it: 0, row: 1 };

/** `test` of `test(…)`, `test.only(…)`, `test.each(…)(…)`; empty for anything else. */
function declarer(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return declarer(callee.expression);
  }
  return ts.isTaggedTemplateExpression(callee) ? declarer(callee.tag) : '';
}

function written(title: ts.Node | undefined): string | undefined {
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** The titles of the tests a file declares, and the statements of the rows of a scene, as they are written there. */
export function testTitles(fileName: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const place = TITLE_AT[declarer(node.expression)];
      const title = place === undefined ? undefined : written(node.arguments[place]);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true));
  return titles;
}
