import { useId } from 'react';
import { FieldFrame, Select, type Option } from '@tree-service/design';

interface FilterSelectProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labeled select box outside a form. */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
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
