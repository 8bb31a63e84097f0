import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { QueryBoundary, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { BeganFrom } from '../../layout/BeganFrom';
import { LinkedSection, OnThisPage } from '../../layout/OnThisPage';
import { PRICED_SERVICES } from './bandLabel';
import { EstimateAccuracy } from './EstimateAccuracy';
import { PriceEditor } from './PriceEditor';
import { PriceVersions } from './PriceVersions';

const PARTS = {
  prices: 'Prices',
  ...PRICED_SERVICES,
  accuracy: 'Estimate accuracy',
  versions: 'Versions',
} as const;

export default function PriceBookPage() {
  const query = useQuery({ ...priceBookQuery(), staleTime: 0 });
  const version = query.data?.[0]?.version;
  return (
    <AdminPage
      title="Price book"
      lead="The prices behind instant estimates. Preview a change on recent requests and example jobs, then save it as a new version. Earlier estimates keep their version."
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <LinkedSection
          id="prices"
          title={version === undefined ? PARTS.prices : `${PARTS.prices}, version ${version}`}
        >
          <QueryBoundary query={query} what="the prices">
            {(book) => (
              <BeganFrom newest={book}>
                {(began, renew) => (
                  <PriceEditor book={began} newestVersion={version ?? 0} onRenew={renew} />
                )}
              </BeganFrom>
            )}
          </QueryBoundary>
        </LinkedSection>
        <LinkedSection
          id="accuracy"
          title={PARTS.accuracy}
          description="Accepted quotes compared with the first estimate."
        >
          <EstimateAccuracy />
        </LinkedSection>
        <LinkedSection id="versions" title={PARTS.versions}>
          <PriceVersions />
        </LinkedSection>
      </VStack>
    </AdminPage>
  );
}
