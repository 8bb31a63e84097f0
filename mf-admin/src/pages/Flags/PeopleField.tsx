import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { Button, color, FieldFrame, radius, space, Text, VStack } from '@tree-service/design';
import { useField } from '@tree-service/design/forms';
import { accountNamesQuery, type FoundPerson } from '../../api/accounts';
import { nameOfPerson } from '../People/nameOfPerson';
import { FindPeople } from './FindPeople';
import type { FlagInput, FlagOutput } from './flagForm';

const People = styled.ul`
  max-height: 15rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const HINT = 'With anyone here, the feature is on for these accounts alone.';

/** The people a flag is limited to: found and shown by name, kept by account ID. */
export function PeopleField({ control }: { control: Control<FlagInput, unknown, FlagOutput> }) {
  const { id, field, error } = useField({ name: 'people', control, hint: HINT, optional: true });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const names = useQuery({ ...accountNamesQuery(chosen), enabled: chosen.length > 0 });
  const [added, setAdded] = useState<readonly FoundPerson[]>([]);
  const nameOf = (person: string) => {
    const known = names.data?.get(person) ?? added.find((one) => one.id === person);
    if (known) return [nameOfPerson(known), known.email].filter(Boolean).join(', ');
    return names.isPending ? 'Loading…' : `Account ${person}`;
  };
  return (
    <FieldFrame group id={id} label="People" hint={HINT} error={error} optional>
      <VStack $gap={3}>
        {names.isError && <Text size="sm">We couldn't load the names.</Text>}
        {chosen.length > 0 && (
          <People role="list" aria-label="People with this flag">
            {chosen.map((person) => (
              <Person key={person}>
                <span>{nameOf(person)}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${nameOf(person)}`}
                  onClick={() => field.onChange(chosen.filter((one) => one !== person))}
                >
                  <X size={18} aria-hidden />
                </Button>
              </Person>
            ))}
          </People>
        )}
        <FindPeople
          id={id}
          chosen={chosen}
          onChoose={(person) => {
            setAdded([...added, person]);
            field.onChange([...chosen, person.id]);
          }}
        />
      </VStack>
    </FieldFrame>
  );
}
