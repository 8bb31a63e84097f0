import * as v from 'valibot';
import { typedNumber } from '@tree-service/design/forms';

/** A number an administrator can change, as a field; `min` and `max` are in the typed unit. */
export interface SettingField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** The typed value of a stored 1; weights are typed in percent. */
  readonly scale?: number;
  /** How many decimals are typed. */
  readonly decimals?: number;
}

/** Parsed field values by name. */
export type TypedSettings = Readonly<Record<string, number>>;

type Stored<Name extends string> = Readonly<Record<Name, number>>;

export function settingsSchema(fields: readonly SettingField[]) {
  return v.object(
    Object.fromEntries(
      fields.map(({ name, label, min, max, whole }) => [
        name,
        typedNumber(`“${label}”`, { min, max, whole }),
      ]),
    ),
  );
}

/** A number as it is typed: weights as shares of 100, heights in feet, amounts in dollars. */
export function typedSetting<Name extends string>(
  policy: Stored<Name>,
  { name, scale = 1, decimals = 4 }: SettingField<Name>,
): string {
  return String(Number((policy[name] * scale).toFixed(decimals)));
}

/** Settings as a form's first values. */
export function settingsInput<Name extends string>(
  policy: Stored<Name>,
  fields: readonly SettingField<Name>[],
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, typedSetting(policy, field)]));
}

export function isChanged<Name extends string>(
  policy: Stored<Name>,
  typed: TypedSettings,
  field: SettingField<Name>,
): boolean {
  return typed[field.name] !== Number(typedSetting(policy, field));
}

/** Settings as they are stored. One that was not changed keeps the decimals its field rounds away. */
export function storedSettings<Name extends string>(
  policy: Stored<Name>,
  typed: TypedSettings,
  fields: readonly SettingField<Name>[],
): Record<string, number> {
  return Object.fromEntries(
    fields.map((field) => {
      const { name, scale = 1 } = field;
      const stored = Number(((typed[name] ?? 0) / scale).toFixed(6));
      return [name, isChanged(policy, typed, field) ? stored : policy[name]];
    }),
  );
}
