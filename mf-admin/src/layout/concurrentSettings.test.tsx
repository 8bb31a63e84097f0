import { screen, waitFor, within } from '@testing-library/react';
import { RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import type { ReactElement } from 'react';
import { DeadlinesEditor } from '../pages/MatchingSettings/DeadlinesEditor';
import { MatchingEditor } from '../pages/MatchingSettings/MatchingEditor';
import { PriceEditor } from '../pages/PriceBook/PriceEditor';

const server = fakeBackend();
const onRenew = jest.fn();
beforeEach(() => onRenew.mockClear());
const OPENED = 4;
const policy = { ...RELEASE_RULES, version: OPENED, created_at: '2026-01-01T00:00:00Z' };
const band = {
  version: OPENED,
  service: 'removal',
  basis: 'minimum',
  from_value: 0,
  low_cents: 15_000,
  high_cents: 30_000,
  publisher: 'Publisher',
  title: 'Guide',
  published_year: 2026,
};

const noOffers = {
  offers: 0,
  boosted_share: null,
  newcomer_share: null,
  median_distance_km: null,
  median_first_quote_seconds: null,
};
const nothingToPreview = {
  preview_matching: {
    matches: 0,
    matches_of_30_days: 0,
    since: null,
    offers_moved: 0,
    before: noOffers,
    after: noOffers,
  },
  admin_find_requests: [],
  preview_price_book: [],
  preview_price_book_on_requests: {
    requests: 0,
    compared: 0,
    changed: 0,
    median_percent: null,
    largest: [],
  },
};

interface Editor {
  readonly element: ReactElement;
  /** The field that is changed, the first with this name. */
  readonly field: string | RegExp;
  /** The buttons up to the question for the reason. */
  readonly buttons: readonly string[];
  readonly writer: string;
}

test.each<[string, Editor]>([
  [
    'matching settings',
    {
      element: <MatchingEditor policy={policy} onRenew={onRenew} />,
      field: /^Offers at once/,
      buttons: ['Preview', 'Save as new version'],
      writer: 'save_matching_policy',
    },
  ],
  [
    'deadlines',
    {
      element: <DeadlinesEditor inForce={policy} onRenew={onRenew} />,
      field: /^Appeal within/,
      buttons: ['Save deadlines'],
      writer: 'save_resolution_policy',
    },
  ],
  [
    'prices',
    {
      element: <PriceEditor book={[band]} onRenew={onRenew} />,
      field: 'High',
      buttons: ['Preview', 'Save as new version'],
      writer: 'save_price_book',
    },
  ],
])(
  '%s another administrator has changed are overwritten only when told to',
  async (_, { element, field, buttons, writer }) => {
    queryClient.clear();
    const path = `/rest/v1/rpc/${writer}`;
    for (const [preview, answer] of Object.entries(nothingToPreview)) {
      server.respondTo(`/rest/v1/rpc/${preview}`, answer);
    }
    server.respondTo(
      path,
      { code: 'P0001', message: 'Changed', hint: 'version_conflict', details: null },
      400,
    );
    const { user } = renderPage(element, { user: 'admin' });
    const [input] = screen.getAllByLabelText(field);
    if (!input) throw new Error('The field is missing.');
    await user.clear(input);
    await user.type(input, '400'.slice(0, field === 'High' ? 3 : 1));
    for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A trial');
    await user.click(dialog.getByRole('button', { name: 'Save as new version' }));

    expect(await screen.findByText('This was changed since you opened it')).toBeVisible();
    expect(input).toHaveValue(field === 'High' ? '400' : '4');
    expect(server.callsTo(path).at(-1)?.body).toMatchObject({ expected_version: OPENED });

    server.respondTo(path, { version: OPENED + 2 });
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() =>
      expect(screen.queryByText('This was changed since you opened it')).not.toBeInTheDocument(),
    );
    expect(server.callsTo(path).at(-1)?.body).not.toHaveProperty('expected_version');
    expect(server.callsTo(path)).toHaveLength(2);
    await waitFor(() => expect(onRenew).toHaveBeenCalledTimes(1));
  },
);
