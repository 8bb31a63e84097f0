import { useSearchParams } from 'react-router';
import { Text, VStack } from '@tree-service/design';
import { SearchForm } from '../../layout/SearchForm';

const FIND = 'find';

/** What the address looks for; empty for all conversations. */
export const wordsToFind = (address: URLSearchParams): string => address.get(FIND)?.trim() ?? '';

/** Finds conversations by number, name or business, never by what was written. */
export function ConversationSearch() {
  const [address, setAddress] = useSearchParams();
  return (
    <VStack $gap={2}>
      <SearchForm
        label="Request number, name, or business"
        placeholder="Request number, name, or business"
        wanted={wordsToFind(address)}
        onSearch={(words) => setAddress({ [FIND]: words })}
        onShowAll={() => setAddress({})}
      />
      <Text size="sm" tone="muted">
        Search doesn’t look at what people wrote. You see messages only after you give a reason.
      </Text>
    </VStack>
  );
}
