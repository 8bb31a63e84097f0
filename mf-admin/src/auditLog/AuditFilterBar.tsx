import { useId, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { administratorsQuery } from '../api/audit';
import { Button, FieldFrame, Grid, HStack, Select, TextInput, VStack } from '@tree-service/design';
import { AUDIT_KINDS } from '../shared/auditTrail/auditActions';
import type { AuditChoice } from './auditFilter';

interface AuditFilterBarProps {
  readonly choice: AuditChoice;
  readonly onChange: (choice: AuditChoice) => void;
}

export function AuditFilterBar({ choice, onChange }: AuditFilterBarProps) {
  const id = useId();
  const { data: administrators = [] } = useQuery(administratorsQuery());
  const [words, setWords] = useState(choice.words);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...choice, words: words.trim() });
  };
  return (
    <search>
      <form onSubmit={search}>
        <VStack>
          <Grid $min="9rem" $gap={4}>
            <FieldFrame id={`${id}-kind`} label="Action">
              <Select
                id={`${id}-kind`}
                options={[{ value: '', label: 'All actions' }, ...AUDIT_KINDS]}
                value={choice.kind}
                onChange={({ target }) => onChange({ ...choice, kind: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`${id}-admin`} label="Administrator">
              <Select
                id={`${id}-admin`}
                options={[
                  { value: '', label: 'All administrators' },
                  ...administrators.map((admin) => ({ value: admin.id, label: admin.email })),
                ]}
                value={choice.admin}
                onChange={({ target }) => onChange({ ...choice, admin: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`${id}-from`} label="From">
              <TextInput
                id={`${id}-from`}
                type="date"
                value={choice.from}
                onChange={({ target }) => onChange({ ...choice, from: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`${id}-until`} label="Until">
              <TextInput
                id={`${id}-until`}
                type="date"
                value={choice.until}
                onChange={({ target }) => onChange({ ...choice, until: target.value })}
              />
            </FieldFrame>
          </Grid>
          <HStack $gap={3} $align="end" $stackOnMobile>
            <FieldFrame id={`${id}-words`} label="Reason or ID">
              <TextInput
                id={`${id}-words`}
                type="search"
                maxLength={200}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </FieldFrame>
            <Button type="submit" variant="outline">
              Search
            </Button>
          </HStack>
        </VStack>
      </form>
    </search>
  );
}
