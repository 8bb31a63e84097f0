import type { SchemaForm } from '@tree-service/design/forms';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Hands every change of a form to `keep`, so that nothing typed is lost, valid or not. */
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
