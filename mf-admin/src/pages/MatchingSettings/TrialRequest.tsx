import { useState, type ReactNode } from 'react';
import type { SoughtRequest } from '../../api/requestSearch';
import { SERVICES } from '@tree-service/domain';
import { Button, HStack, Text, VStack } from '@tree-service/design';
import { PickButton } from '../../layout/PickButton';
import { RequestSearch } from '../../requestSearch/RequestSearch';
import { EVERY_REQUEST } from '../../requestSearch/soughtRequests';

interface TrialRequestProps {
  readonly request: SoughtRequest;
  readonly onChoose: (request: SoughtRequest) => void;
  /** What is made of the request. */
  readonly children: ReactNode;
}

/** The request that settings are tried on, and the way to find another one. */
export function TrialRequest({ request, onChoose, children }: TrialRequestProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [choice, setChoice] = useState(EVERY_REQUEST);
  const { number, category, city, region } = request;
  return (
    <VStack $gap={5}>
      <HStack $gap={3} $justify="space-between" $wrap>
        <Text>
          Tried on{' '}
          <strong>
            No. {number}: {SERVICES[category].name}, {city}, {region}
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
