import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { Card, Grid, Heading, Text, VStack } from '@tree-service/design';
import { NumberField } from '@tree-service/design/forms';
import type { SettingField } from './settingsForm';

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
  /** Fields of another kind, after the numbers. */
  readonly children?: ReactNode;
}

/** A group of numbers of a policy, as fields. */
export function SettingsCard<Input extends FieldValues, Output>(
  props: SettingsCardProps<Input, Output>,
) {
  const { title, text, fields, control, nameOf, children } = props;
  return (
    <Card>
      <VStack>
        <div>
          <Heading level={3} size="lg">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
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
      </VStack>
    </Card>
  );
}
