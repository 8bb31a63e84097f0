import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormState, type Control, type FieldValues, type Path } from 'react-hook-form';
import { Grid } from '@tree-service/design';
import { NumberField } from '@tree-service/design/forms';
import { FoldedOnPhones } from '../shared/layout/FoldedOnPhones';
import type { SettingField } from '../shared/matchTrial/settingsForm';

// Inputs of a row line up, however long their labels are.
const Fields = styled(Grid)`
  align-items: end;
`;

interface SettingsCardProps<Input extends FieldValues, Output> {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly SettingField[];
  readonly control: Control<Input, unknown, Output>;
  readonly nameOf: (name: string) => Path<Input>;
  /** Fields of another kind, after the numbers, and their names. */
  readonly children?: ReactNode;
  readonly others?: readonly Path<Input>[];
}

/** A group of numbers of a policy, as fields. */
export function SettingsCard<Input extends FieldValues, Output>(
  props: SettingsCardProps<Input, Output>,
) {
  const { title, text, fields, control, nameOf, others = [], children } = props;
  const state = useFormState({ control });
  const names = [...fields.map(({ name }) => nameOf(name)), ...others];
  const isWrong = names.some((name) => control.getFieldState(name, state).invalid);
  return (
    <FoldedOnPhones name={title} text={text} what="fields" mustShow={isWrong}>
      <Fields $min="13rem" $gap={4}>
        {fields.map(({ name, label, unit, hint, whole }) => (
          <NumberField
            key={name}
            name={nameOf(name)}
            control={control}
            label={label}
            unit={unit}
            hint={hint}
            whole={whole}
          />
        ))}
        {children}
      </Fields>
    </FoldedOnPhones>
  );
}
