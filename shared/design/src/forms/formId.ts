import { createContext, useContext } from 'react';

/** The id of the form around a field. */
export const FormIdContext = createContext('form');

/** The id of a field's control: the form's id and the field's path. */
export const controlId = (formId: string, name: string): string =>
  `${formId}-${name.replaceAll('.', '-')}`;

/** The id for the control of the field called `name` in the form around. */
export function useControlId(name: string): string {
  return controlId(useContext(FormIdContext), name);
}
