import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { QueryBoundary, Section } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { EstimateAccuracy } from './EstimateAccuracy';
import { PriceEditor } from './PriceEditor';
import { PriceVersions } from './PriceVersions';

export default function PriceBookPage() {
  const query = useQuery({ ...priceBookQuery(), staleTime: 0 });
  const version = query.data?.[0]?.version;
  return (
    <AdminPage
      title="Price book"
      lead="The prices behind instant estimates. Preview a change on example jobs, then save it as a new version. Earlier estimates keep their version."
    >
      <Section title={version === undefined ? 'Prices' : `Prices, version ${version}`}>
        <QueryBoundary query={query} what="the prices">
          {(book) => <PriceEditor key={book[0]?.version ?? 0} book={book} />}
        </QueryBoundary>
      </Section>
      <Section
        title="Estimate accuracy"
        description="Accepted quotes compared with the first estimate."
      >
        <EstimateAccuracy />
      </Section>
      <Section title="Versions">
        <PriceVersions />
      </Section>
    </AdminPage>
  );
}
