import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hears the values of a form as they are typed, valid or not. */
export function useTyped<Input extends FieldValues, Output>(
  { subscribe }: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe'>,
  hear: (typed: Input) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => hear(values) }),
    [subscribe, hear],
  );
}
