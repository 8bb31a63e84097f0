import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { parseDollars, type Cents } from '@tree-service/domain';
import { FieldFrame, TextInput } from '../ui';
import { useField, type FieldProps } from './useField';

/** Cents as people type dollars: "250", "99.50". */
function typedDollars(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

const isCents = (value: unknown): value is Cents =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * An amount of money. The form's value is integer cents, null while empty, and NaN while the text
 * is not an amount (the schema `moneyBetween` has the message).
 */
export function MoneyField<Values extends FieldValues, Output = Values>({
  name,
  control,
  label,
  hint,
  optional,
  disabled,
  per,
}: FieldProps<Values, Output> & {
  /** What the amount is for, shown inside: "per hour". */
  per?: string;
}) {
  const { id, field, error, input } = useField({ name, control, hint, optional, disabled });
  const [typed, setTyped] = useState<string | null>(null);
  const value: unknown = field.value;
  // Keeps the typed text ("12." or "abc") as long as it still means the form's value.
  const meansValue =
    typed !== null && (isCents(value) ? parseDollars(typed) === value : value !== null || !typed);
  const shown = meansValue ? typed : isCents(value) ? typedDollars(value) : '';

  const change = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() === '' ? null : (parseDollars(text) ?? Number.NaN));
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <TextInput
        {...input}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        before="$"
        after={per && <span>{per}&nbsp;</span>}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}
