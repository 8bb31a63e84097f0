import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { QueryBoundary, Section } from '@tree-service/design';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { EstimateAccuracy } from './EstimateAccuracy';
import { PriceEditor } from './PriceEditor';
import { PriceVersions } from './PriceVersions';

/** What tree work costs: the prices estimates are made of, by version. */
export default function PriceBookPage() {
  const query = useQuery({ ...priceBookQuery(), staleTime: 0 });
  const version = query.data?.[0]?.version;
  return (
    <AdminPage
      title="Price book"
      lead="The prices instant estimates are made of. A change is previewed on example jobs and saved as a new version; earlier estimates keep theirs."
      back={toAdminTools}
    >
      <Section title={version === undefined ? 'Prices' : `Prices, version ${version}`}>
        <QueryBoundary query={query} what="the prices">
          {(book) => <PriceEditor key={book[0]?.version ?? 0} book={book} />}
        </QueryBoundary>
      </Section>
      <Section
        title="How well they hold"
        description="What was agreed on, beside what the owner had been told at first."
      >
        <EstimateAccuracy />
      </Section>
      <Section title="Versions">
        <PriceVersions />
      </Section>
    </AdminPage>
  );
}
