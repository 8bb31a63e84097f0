import { screen, waitFor, within } from '@testing-library/react';
import { RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useState, type ReactElement } from 'react';
import { CorrectForm } from '../../person/CorrectPerson';
import { CorrectBusinessForm } from '../../vendor/CorrectBusiness';
import { FlagForm } from '../../flags/FlagForm';
import { DeadlinesEditor } from '../../matchingSettings/MatchingSettingsPage';
import { MatchingEditor } from '../../matchingSettings/MatchingEditor';
import { PlanForm } from '../../plans/PlansPage';
import { PriceEditor } from '../../priceBook/PriceEditor';
import { personFacts, planFacts } from '../../testing/exampleFacts';

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
  readonly draw: (newestVersion: number) => ReactElement;
  /** The field that is changed, the first with this name. */
  readonly field: string | RegExp;
  /** The buttons up to the question for the reason. */
  readonly buttons: readonly string[];
  readonly writer: string;
}

/** An editor beside others, who save another version. */
function AmongOthers({ draw }: Pick<Editor, 'draw'>) {
  const [newest, setNewest] = useState(OPENED);
  return (
    <>
      {draw(newest)}
      <button onClick={() => setNewest(newest + 1)}>Others save</button>
    </>
  );
}

test.each<[string, Editor]>([
  [
    'matching settings',
    {
      draw: (newestVersion) => (
        <MatchingEditor policy={policy} newestVersion={newestVersion} onRenew={onRenew} />
      ),
      field: /^Offers at once/,
      buttons: ['Preview', 'Save as new version'],
      writer: 'save_matching_policy',
    },
  ],
  [
    'deadlines',
    {
      draw: (newestVersion) => (
        <DeadlinesEditor inForce={policy} newestVersion={newestVersion} onRenew={onRenew} />
      ),
      field: /^Appeal within/,
      buttons: ['Save deadlines'],
      writer: 'save_resolution_policy',
    },
  ],
  [
    'prices',
    {
      draw: (newestVersion) => (
        <PriceEditor book={[band]} newestVersion={newestVersion} onRenew={onRenew} />
      ),
      field: 'High',
      buttons: ['Preview', 'Save as new version'],
      writer: 'save_price_book',
    },
  ],
])(
  '%s another administrator has changed are overwritten only when told to',
  async (_, { draw, field, buttons, writer }) => {
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
    const { user } = renderPage(<AmongOthers draw={draw} />, { user: 'admin' });
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

    await user.click(screen.getByRole('button', { name: 'Others save' }));
    server.respondTo(path, { version: OPENED + 2, items: [] });
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() =>
      expect(screen.queryByText('This was changed since you opened it')).not.toBeInTheDocument(),
    );
    expect(server.callsTo(path).at(-1)?.body).toMatchObject({ expected_version: OPENED + 1 });
    expect(server.callsTo(path)).toHaveLength(2);
    // The page draws the saved version.
    await user.click(screen.getByRole('button', { name: 'Others save' }));
    await waitFor(() => expect(onRenew).toHaveBeenCalledTimes(1));
  },
);

const flag = {
  name: 'messaging',
  enabled: true,
  description: 'Messages',
  user_percentage: null,
  user_roles: null,
  user_ids: null,
  start_date: null,
  end_date: null,
};
const plan = planFacts('premium', 'Premium');

const business = { vendor_id: 'v1', business_name: 'Oak & Saw', about: 'Trees', zip: '78704' };

interface EditForm extends Pick<Editor, 'draw' | 'writer'> {
  readonly field: string | RegExp;
  readonly submit: string;
  readonly stored: string;
  /** What saving answers with. */
  readonly saved: object;
}

test.each<[string, EditForm]>([
  [
    'a flag',
    {
      draw: (version) => <FlagForm flag={{ ...flag, version }} onClose={onRenew} />,
      field: /^Description/,
      submit: 'Save',
      stored: 'Saved version: on, for everyone.',
      writer: 'save_feature_flag',
      saved: {},
    },
  ],
  [
    'a plan',
    {
      draw: (version) => <PlanForm plan={{ ...plan, version }} onClose={onRenew} />,
      field: 'Name',
      submit: 'Save plan',
      stored: 'Saved version: Premium, $99.99 / $269.97 / $999.90, benefits: none, available.',
      writer: 'save_plan',
      saved: { state: 'saved', plan },
    },
  ],
  [
    'an account',
    {
      draw: (version) => <CorrectForm person={personFacts({ version })} onClose={onRenew} />,
      field: /^Last name/,
      submit: 'Save corrections',
      stored: 'Saved version: Maya Torres, Austin, TX 78704.',
      writer: 'admin_correct_person',
      saved: personFacts(),
    },
  ],
  [
    'a business',
    {
      draw: (version) => (
        <CorrectBusinessForm business={{ ...business, version }} onClose={onRenew} />
      ),
      field: 'Business name',
      submit: 'Save corrections',
      stored: 'Saved version: Oak & Saw, 78704, Trees.',
      writer: 'admin_correct_business',
      saved: { ...business, city: 'Austin', region: 'TX', version: OPENED + 2 },
    },
  ],
])(
  '%s that somebody else has changed is overwritten only when told to',
  async (_, { draw, field, submit, stored, writer, saved }) => {
    queryClient.clear();
    const path = `/rest/v1/rpc/${writer}`;
    server.respondTo(
      path,
      { code: 'P0001', message: 'Changed', hint: 'version_conflict', details: null },
      400,
    );
    const { user } = renderPage(<AmongOthers draw={draw} />, { user: 'admin' });
    await user.type(screen.getByLabelText(field), ' two');
    await user.type(screen.getByLabelText('Reason'), 'A trial');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(stored)).toBeVisible();
    expect(server.callsTo(path).at(-1)?.body).toMatchObject({ expected_version: OPENED });
    expect(onRenew).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Others save' }));
    server.respondTo(path, saved);
    await user.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(onRenew).toHaveBeenCalledTimes(1));
    expect(server.callsTo(path).at(-1)?.body).toMatchObject({ expected_version: OPENED + 1 });
  },
);
