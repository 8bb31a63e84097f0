import ts from 'typescript';

const FORMS: ReadonlySet<string> = new Set(['Form', 'ReasonForm', 'ReasonDialog']);

/** Whether an element names its draft, or passes on what it was given, which may name one. */
function namesDraft({ properties }: ts.JsxAttributes): boolean {
  return properties.some((one) => ts.isJsxSpreadAttribute(one) || one.name.getText() === 'draft');
}

/** How many forms of a TSX source name no draft, so that what is typed in them is kept nowhere. */
export function undraftedForms(source: string): number {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  let found = 0;
  const visit = (node: ts.Node): void => {
    const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isElement && FORMS.has(node.tagName.getText()) && !namesDraft(node.attributes)) found += 1;
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
