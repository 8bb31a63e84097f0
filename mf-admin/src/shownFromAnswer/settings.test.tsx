import { useQuery } from '@tanstack/react-query';
import { RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { fakeBackend } from '@tree-service/testing';
import type { ReactNode } from 'react';
import { deadlinesQuery } from '../matchingSettings/deadlines.api';
import { matchingPoliciesQuery } from '../api/matchTrials';
import { DeadlinesEditor } from '../matchingSettings/MatchingSettingsPage';
import { MatchingEditor } from '../matchingSettings/MatchingEditor';
import { PriceEditor } from '../priceBook/PriceEditor';
import { press, testDecisions, typeOver } from '../testing/decisions';
import { BeganFrom } from '../shared/layout/useSaveAsVersion';

const server = fakeBackend();

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/preview_price_book', []);
  server.respondTo('/rest/v1/rpc/admin_find_requests', []);
  server.respondTo('/rest/v1/rpc/preview_price_book_on_requests', noChange);
});

const noChange = { requests: 0, compared: 0, changed: 0, median_percent: null, largest: [] };
const settings = (version: number) => ({
  ...RELEASE_RULES,
  version,
  created_at: '2026-01-01T00:00:00Z',
});
const band = (version: number, high_cents: number) => ({
  version,
  service: 'removal',
  basis: 'minimum',
  from_value: 0,
  low_cents: 15_000,
  high_cents,
  publisher: 'Publisher',
  title: 'Guide',
  published_year: 2026,
});

/** An editor of what has versions, as its page draws it. */
function Versioned<Value>(props: {
  readonly newest: Value | undefined;
  readonly version: number | undefined;
  readonly children: (began: Value, version: number, renew: () => void) => ReactNode;
}) {
  const { newest, version, children } = props;
  return (
    newest !== undefined &&
    version !== undefined && (
      <>
        <p>version {version}</p>
        <BeganFrom newest={newest}>{(began, renew) => children(began, version, renew)}</BeganFrom>
      </>
    )
  );
}

function Prices() {
  const { data } = useQuery(priceBookQuery());
  return (
    <Versioned newest={data} version={data?.[0]?.version}>
      {(book, version, renew) => (
        <PriceEditor book={book} newestVersion={version} onRenew={renew} />
      )}
    </Versioned>
  );
}

function Matching() {
  const newest = useQuery(matchingPoliciesQuery()).data?.[0];
  return (
    <Versioned newest={newest} version={newest?.version}>
      {(policy, version, renew) => (
        <MatchingEditor policy={policy} newestVersion={version} onRenew={renew} />
      )}
    </Versioned>
  );
}

function Deadlines() {
  const { data } = useQuery(deadlinesQuery());
  return (
    <Versioned newest={data} version={data?.version}>
      {(inForce, version, renew) => (
        <DeadlinesEditor inForce={inForce} newestVersion={version} onRenew={renew} />
      )}
    </Versioned>
  );
}

testDecisions(server, [
  {
    what: 'saving prices',
    page: <Prices />,
    read: '/rest/v1/price_book_items',
    stored: [band(1, 30_000)],
    call: '/rest/v1/rpc/save_price_book',
    answer: { version: 2, items: [band(2, 40_000)] },
    prepare: async (user) => {
      await typeOver(user, 'High', '400');
      await press(user, 'Preview');
      await press(user, 'Save as new version');
    },
    button: 'Save as new version',
    before: 'version 1',
    after: 'version 2',
  },
  {
    what: 'saving matching settings',
    page: <Matching />,
    read: '/rest/v1/matching_policy',
    stored: [settings(1)],
    call: '/rest/v1/rpc/save_matching_policy',
    answer: settings(2),
    prepare: async (user) => {
      await typeOver(user, /^Offers at once/, '4');
      await press(user, 'Preview');
      await press(user, 'Save as new version');
    },
    button: 'Save as new version',
    before: 'version 1',
    after: 'version 2',
  },
  {
    what: 'saving deadlines',
    page: <Deadlines />,
    read: '/rest/v1/resolution_policy',
    stored: settings(1),
    call: '/rest/v1/rpc/save_resolution_policy',
    answer: settings(2),
    prepare: async (user) => {
      await typeOver(user, /^Appeal within/, '4');
      await press(user, 'Save deadlines');
    },
    button: 'Save as new version',
    before: 'version 1',
    after: 'version 2',
  },
]);
