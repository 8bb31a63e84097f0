import ts from 'typescript';

/** Every element of a TSX source whose tag is one of these names, in the order it opens. */
export function jsxElements(
  source: string,
  names: ReadonlySet<string>,
): (ts.JsxOpeningElement | ts.JsxSelfClosingElement)[] {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: (ts.JsxOpeningElement | ts.JsxSelfClosingElement)[] = [];
  const visit = (node: ts.Node): void => {
    const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isElement && names.has(node.tagName.getText())) found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
