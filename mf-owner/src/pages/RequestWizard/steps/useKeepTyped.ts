import type { SchemaForm } from '@tree-service/design/forms';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Passes every change of a form to `keep`, valid or not, so that nothing typed is lost. */
export function useKeepTyped<Values extends FieldValues, Answer>(
  form: SchemaForm<Values, Answer>,
  keep: (values: Values) => void,
): void {
  const onChange = useEffectEvent(keep);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe],
  );
}
