import { useQuery } from '@tanstack/react-query';
import { propertyFiguresQuery } from '../../api/portfolio';
import type { Property } from '../../api/properties';
import { Button, EmptyState, Grid, space, Text, TextInput, VStack } from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useOwnerId } from '../../area/useOwnerId';
import { findProperties } from './findProperties';
import { PropertyCard } from './PropertyCard';

const PAGE = 24;

const SearchBox = styled.search`
  max-width: 28rem;
  margin-bottom: ${space(2)};
`;

function Page({ properties }: { properties: readonly Property[] }) {
  const ownerId = useOwnerId();
  const figures = useQuery(
    propertyFiguresQuery(
      ownerId,
      properties.map(({ id }) => id),
    ),
  );
  return properties.map((property) => (
    <PropertyCard key={property.id} property={property} figures={figures.data?.[property.id]} />
  ));
}

/** The owner's properties, searchable by name and address, a page at a time. */
export function PropertyList({ properties }: { properties: readonly Property[] }) {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get('q') ?? '';
  const [pages, setPages] = useState(1);
  const found = findProperties(properties, words);
  const shown = found.slice(0, pages * PAGE);

  const search = (text: string) => {
    setPages(1);
    setParameters(text === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <VStack>
      {properties.length > 1 && (
        <SearchBox>
          <TextInput
            type="search"
            aria-label="Search your properties"
            placeholder="Name or address"
            before={<Search size={18} aria-hidden />}
            value={words}
            onChange={(event) => search(event.target.value)}
          />
        </SearchBox>
      )}
      <Text role="status" size="sm" tone="muted">
        {found.length.toLocaleString()} {found.length === 1 ? 'property' : 'properties'}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          picture={nothingFound}
          title="No matching properties"
          action={
            <Button variant="outline" onClick={() => search('')}>
              Show all properties
            </Button>
          }
        >
          Try a different name or address.
        </EmptyState>
      ) : (
        <Grid $min="18rem" $gap={4}>
          {Array.from({ length: Math.ceil(shown.length / PAGE) }, (_, page) => (
            <Page
              key={shown[page * PAGE]?.id ?? page}
              properties={shown.slice(page * PAGE, (page + 1) * PAGE)}
            />
          ))}
        </Grid>
      )}
      {shown.length < found.length && (
        <Button variant="outline" onClick={() => setPages(pages + 1)}>
          Show more ({(found.length - shown.length).toLocaleString()} left)
        </Button>
      )}
    </VStack>
  );
}
