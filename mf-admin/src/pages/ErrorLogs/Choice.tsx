import { useId } from 'react';
import { FieldFrame, Select, type Option } from '@tree-service/design';

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select box below its label. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
