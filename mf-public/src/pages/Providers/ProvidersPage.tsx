import { useSearchParams } from 'react-router-dom';
import { Page, VStack } from '@tree-service/design';
import { BeforeSearching } from './BeforeSearching';
import { FoundVendors } from './FoundVendors';
import { readSearch } from './search';
import { SearchForm } from './SearchForm';

/** The directory of approved Pros; the address has the search. */
export default function ProvidersPage() {
  const [parameters] = useSearchParams();
  const search = readSearch(parameters);
  return (
    <Page
      title="Find a Professional"
      description="Approved tree-care professionals near your ZIP code, with verified insurance and certifications, each with its date, and reviews of completed jobs."
      lead="Approved tree-care businesses near you, with what we have verified about each and when."
    >
      <VStack $gap={8}>
        <SearchForm key={`${search.zip} ${search.category ?? ''}`} search={search} />
        {search.zip === '' ? <BeforeSearching /> : <FoundVendors search={search} />}
      </VStack>
    </Page>
  );
}
