import { useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Button, HStack, TextInput } from '@tree-service/design';

const Wide = styled.div`
  flex: 1;
  max-width: 28rem;
`;

interface SearchFormProps {
  /** What can be looked for; for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** What was searched for last; empty for nothing. */
  readonly wanted: string;
  readonly isSearching?: boolean;
  /** Searching leaves an audit row, so it happens on submit alone. */
  readonly onSearch: (words: string) => void;
  /** Goes back to everything; without it there is no such button. */
  readonly onShowAll?: () => void;
}

/** The form that finds records by words. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, wanted, isSearching, onSearch, onShowAll } = props;
  const [typed, setTyped] = useState(wanted);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <HStack $gap={3} $stackOnMobile>
        <Wide>
          <TextInput
            type="search"
            aria-label={label}
            placeholder={placeholder}
            maxLength={120}
            before={<Search size={20} aria-hidden />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Wide>
        <Button type="submit" loading={isSearching} disabled={typed.trim() === ''}>
          Search
        </Button>
        {onShowAll && wanted !== '' && (
          <Button
            variant="outline"
            onClick={() => {
              setTyped('');
              onShowAll();
            }}
          >
            Show all
          </Button>
        )}
      </HStack>
    </form>
  );
}
