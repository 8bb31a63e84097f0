import { useState, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { Button, HStack, Text, TextInput, VStack } from '@tree-service/design';

const FIND = 'find';

/** What the address looks for; empty for all conversations. */
export const wordsToFind = (address: URLSearchParams): string => address.get(FIND)?.trim() ?? '';

const Wide = styled.div`
  flex: 1;
  max-width: 28rem;
`;

/** Finds conversations by number, name or business, never by what was written. */
export function ConversationSearch() {
  const [address, setAddress] = useSearchParams();
  const wanted = wordsToFind(address);
  const [typed, setTyped] = useState(wanted);
  const find = (words: string) => setAddress(words === '' ? {} : { [FIND]: words });
  const search = (event: FormEvent) => {
    event.preventDefault();
    find(typed.trim());
  };
  return (
    <VStack $gap={2}>
      <form role="search" onSubmit={search}>
        <HStack $gap={3} $stackOnMobile>
          <Wide>
            <TextInput
              type="search"
              aria-label="Request number, name, or business"
              placeholder="Request number, name, or business"
              maxLength={120}
              before={<Search size={20} aria-hidden />}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Wide>
          <Button type="submit" disabled={typed.trim() === ''}>
            Search
          </Button>
          {wanted !== '' && (
            <Button
              variant="outline"
              onClick={() => {
                setTyped('');
                find('');
              }}
            >
              Show all
            </Button>
          )}
        </HStack>
      </form>
      <Text size="sm" tone="muted">
        The list doesn’t show or search what people wrote. You see messages only after you give a
        reason.
      </Text>
    </VStack>
  );
}
