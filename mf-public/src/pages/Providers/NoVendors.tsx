import { Button, EmptyState, Text, VStack } from '@tree-service/design';
import { nothingFound } from '@tree-service/design/illustrations';
import { paths } from '@tree-service/kernel/contract';
import { SearchAheadNotice } from '@tree-service/market/features/vendorSearch';
import { EVERYBODY, writeSearch, type DirectorySearch } from './search';

/** A search that found no Pro: because of its filters, or because none works there. */
export default function NoVendors({
  work,
  search,
}: {
  readonly work: string;
  readonly search: DirectorySearch;
}) {
  const { zip, category, stars, compensation, open } = search;
  if (stars !== null || compensation || open) {
    return (
      <EmptyState
        picture={nothingFound}
        title={`No Pros for ${work} in ${zip} match these filters`}
        action={
          <Button asLink to={writeSearch({ ...EVERYBODY, zip, category })}>
            Clear filters
          </Button>
        }
      >
        Try fewer filters.
      </EmptyState>
    );
  }
  return (
    <VStack $gap={4}>
      <SearchAheadNotice
        search="none_found"
        place={zip}
        isDangerous={category === null || category === 'emergency'}
      />
      <Text>Try any service or a nearby ZIP code first.</Text>
      <div>
        <Button asLink variant="outline" to={paths.request()}>
          Send a request anyway
        </Button>
      </div>
    </VStack>
  );
}
