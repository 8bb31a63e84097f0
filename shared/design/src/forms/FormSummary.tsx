import type { MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { Alert, space } from '../ui';
import { controlId } from './formId';
import type { FormProblem } from './formErrors';

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
