import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { accountsByEmailQuery } from '@tree-service/shared/api/accounts';
import { Button, Card, HStack, Text, TextInput, VStack } from '@tree-service/shared/ui';
import { QueryView } from '../layout/QueryView';
import { AccountTable } from './AccountTable';

const Wide = styled.div`
  flex: 1;
  max-width: 28rem;
`;

const MOST_FOUND = 20;

/** Finds accounts by their address. */
export function AccountSearch() {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const query = useQuery({
    ...accountsByEmailQuery(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    setWanted(typed.trim());
  };
  return (
    <Card>
      <VStack>
        <form role="search" onSubmit={search}>
          <HStack $gap={3} $stackOnMobile>
            <Wide>
              <TextInput
                type="search"
                aria-label="Part of an email address"
                placeholder="name@example.com"
                before={<Search size={20} aria-hidden />}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Wide>
            <Button type="submit" loading={query.isFetching} disabled={typed.trim() === ''}>
              Search
            </Button>
          </HStack>
        </form>
        {wanted !== '' && (
          <QueryView query={query} what="the accounts" rows={3}>
            {(accounts) =>
              accounts.length === 0 ? (
                <Text tone="muted" role="status">
                  No address contains “{wanted}”.
                </Text>
              ) : (
                <>
                  <AccountTable accounts={accounts} />
                  {accounts.length === MOST_FOUND && (
                    <Text size="sm" tone="muted">
                      These are the first {MOST_FOUND}. Type more of the address to see others.
                    </Text>
                  )}
                </>
              )
            }
          </QueryView>
        )}
      </VStack>
    </Card>
  );
}
