import ts from 'typescript';
import { jsxElements } from '../testing/jsxElements';

const FORMS: ReadonlySet<string> = new Set(['Form', 'ReasonForm', 'ReasonDialog']);

/** Whether an element names its draft, or passes on what it was given, which may name one. */
function namesDraft({ properties }: ts.JsxAttributes): boolean {
  return properties.some((one) => ts.isJsxSpreadAttribute(one) || one.name.getText() === 'draft');
}

/** How many forms of a TSX source name no draft, so that what is typed in them is kept nowhere. */
export function undraftedForms(source: string): number {
  return jsxElements(source, FORMS).filter(({ attributes }) => !namesDraft(attributes)).length;
}
