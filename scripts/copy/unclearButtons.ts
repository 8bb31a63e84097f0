import ts from 'typescript';
import { jsxElements } from '../testing/jsxElements';

const DIALOGS: ReadonlySet<string> = new Set(['ConfirmDialog', 'ReasonDialog', 'ReasonForm']);

/** Words that say yes or no without saying to what. */
const SAYS_NOTHING = /^(ok|okay|yes|no|confirm|continue|submit|cancel)$/i;

/** Calling something off. Beside it, "Cancel" could mean either button. */
const CALLS_OFF = /\b(cancel|withdraw|decline|end|stop|no-show)\b/i;

/** The literal words of an attribute, with nothing in place of what is computed. */
function wordsOf({ properties }: ts.JsxAttributes, name: string): string | undefined {
  const attribute = properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  );
  if (attribute === undefined) return undefined;
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) words.push(node.text);
    node.forEachChild(visit);
  };
  if (attribute.initializer) visit(attribute.initializer);
  return words.join('');
}

function isUnclear(attributes: ts.JsxAttributes): boolean {
  const act = wordsOf(attributes, 'confirmLabel') ?? '';
  const stay = wordsOf(attributes, 'keepLabel') ?? wordsOf(attributes, 'cancelLabel');
  if (SAYS_NOTHING.test(act) || SAYS_NOTHING.test(stay ?? '')) return true;
  const question = `${wordsOf(attributes, 'title') ?? ''} ${act}`;
  return stay === undefined && CALLS_OFF.test(question);
}

/** The acts of a TSX source's dialogs whose two buttons leave open what each of them does. */
export function unclearButtons(source: string): string[] {
  return jsxElements(source, DIALOGS)
    .filter(({ attributes }) => isUnclear(attributes))
    .map(({ attributes }) => wordsOf(attributes, 'confirmLabel') ?? '');
}
