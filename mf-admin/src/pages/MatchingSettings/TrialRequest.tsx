import { useState, type ReactNode } from 'react';
import type { FoundRequest } from '../../api/requestSearch';
import { SERVICES } from '@tree-service/domain';
import { Button, HStack, Text, VStack } from '@tree-service/design';
import { PickButton } from '../../layout/PickButton';
import { RequestSearch } from '../../requestSearch/RequestSearch';
import { ALL_REQUESTS } from '../../requestSearch/requestFilter';

interface TrialRequestProps {
  readonly request: FoundRequest;
  readonly onChoose: (request: FoundRequest) => void;
  readonly children: ReactNode;
}

/** The request to preview settings on, with a search for another one. */
export function TrialRequest({ request, onChoose, children }: TrialRequestProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [choice, setChoice] = useState(ALL_REQUESTS);
  const { number, category, city, region } = request;
  return (
    <VStack $gap={5}>
      <HStack $gap={3} $justify="space-between" $wrap>
        <Text>
          Previewed on{' '}
          <strong>
            #{number}: {SERVICES[category].name}, {city}, {region}
          </strong>
        </Text>
        <Button
          variant="outline"
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
        >
          {isSearching ? 'Keep this request' : 'Choose another request'}
        </Button>
      </HStack>
      {isSearching ? (
        <RequestSearch
          choice={choice}
          onChoice={setChoice}
          isMatched
          nameOf={(found, name) => (
            <PickButton
              onClick={() => {
                onChoose(found);
                setIsSearching(false);
              }}
            >
              {name}
            </PickButton>
          )}
        />
      ) : (
        children
      )}
    </VStack>
  );
}
