import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { Alert, space } from '../ui';
import { controlId } from './useField';

/** One thing wrong with a form: the field's path and the sentence shown beside it. */
interface FormProblem {
  readonly name: string;
  readonly message: string;
}

/** Where the server's refusal of the whole form is kept. */
export const SERVER_ERROR = 'root.server';

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists the field errors of react-hook-form's nested error object, in its order. */
export function listProblems(errors: unknown, path = ''): FormProblem[] {
  if (!hasParts(errors)) return [];
  // Fields may be called "message" or "type" themselves; their errors are objects, not texts.
  const { message, type } = errors;
  if (typeof message === 'string') return message === '' ? [] : [{ name: path, message }];
  if (typeof type === 'string') return [];
  return Object.entries(errors).flatMap(([key, value]) => {
    if (path === '' && key === 'root') return [];
    // A list's own error ("at least one") is kept under its `root`.
    if (key === 'root') return listProblems(value, path);
    return listProblems(value, path === '' ? key : `${path}.${key}`);
  });
}

/** The sentence of the server's refusal, if there is one. */
export function serverMessage(errors: unknown): string | undefined {
  if (!hasParts(errors) || !hasParts(errors['root'])) return undefined;
  const server = errors['root']['server'];
  return hasParts(server) && typeof server['message'] === 'string' ? server['message'] : undefined;
}

const List = styled.ul`
  margin-top: ${space(1)};
  & a {
    display: block;
    width: fit-content;
    padding-block: ${space(1)};
    color: inherit;
  }
`;

/** Focuses a field's control, or the first control of a group. */
function focusControl(id: string): void {
  const element = document.getElementById(id);
  const group = element?.getAttribute('role') === 'radiogroup' || element?.tagName === 'FIELDSET';
  const target = group
    ? (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input'))
    : element;
  target?.focus();
}

interface FormSummaryProps {
  formId: string;
  problems: readonly FormProblem[];
  ref?: Ref<HTMLDivElement>;
}

/** What is wrong with a form, each with a link to its field. */
export function FormSummary({ formId, problems, ref }: FormSummaryProps) {
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusControl(id);
  };
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      tone="danger"
      title={
        problems.length === 1
          ? 'There is 1 problem to fix'
          : `There are ${problems.length} problems to fix`
      }
    >
      <List>
        {problems.map(({ name, message }) => {
          const id = controlId(formId, name);
          return (
            <li key={name}>
              <a href={`#${id}`} onClick={goTo(id)}>
                {message}
              </a>
            </li>
          );
        })}
      </List>
    </Alert>
  );
}
