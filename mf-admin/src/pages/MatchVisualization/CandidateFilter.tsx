import { useId } from 'react';
import { Search } from 'lucide-react';
import { FieldFrame, Grid, Select, TextInput, type Option } from '@tree-service/design';

export interface CandidateFilterProps {
  readonly nameLabel: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  /** The select box beside it. */
  readonly choice: {
    readonly label: string;
    readonly options: readonly Option[];
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
}

/** Narrows and sorts a table of candidates. */
export function CandidateFilter(props: CandidateFilterProps) {
  const { nameLabel, name, onName, choice } = props;
  const id = useId();
  const choiceId = useId();
  return (
    <search>
      <Grid $min="14rem" $gap={4}>
        <FieldFrame id={id} label={nameLabel}>
          <TextInput
            id={id}
            type="search"
            maxLength={200}
            before={<Search size={20} aria-hidden />}
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        </FieldFrame>
        <FieldFrame id={choiceId} label={choice.label}>
          <Select
            id={choiceId}
            options={choice.options}
            value={choice.value}
            onChange={({ target }) => choice.onChange(target.value)}
          />
        </FieldFrame>
      </Grid>
    </search>
  );
}
