import { useId } from 'react';
import { Select, VStack, type Option } from '@tree-service/design';

interface QaSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
  readonly onOpen?: () => void;
}

/** One choice of the QA panel with its label above. */
export function QaSelect({ label, value, options, onChoose, onOpen }: QaSelectProps) {
  const id = useId();
  return (
    <VStack $gap={1}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={options}
        onFocus={onOpen}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      />
    </VStack>
  );
}
