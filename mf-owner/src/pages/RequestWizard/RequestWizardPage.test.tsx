import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { SEARCH_TEXTS, SEARCHES_AHEAD } from '@tree-service/domain';
import { claimsIn } from '@tree-service/domain/testing/searchVectors';
import {
  PENDING_REQUEST_KEY,
  queryClient,
  readPendingRequest,
  useAuth,
} from '@tree-service/kernel';
import { fakeAuthState, fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useLocation } from 'react-router';
import { toPendingRequest, type Draft } from './draft/draft';
import RequestWizardPage from './RequestWizardPage';
import { completeDraft } from './testing/completeDraft';

const server = fakeBackend();
const estimate = {
  version: 1,
  currency: 'USD',
  low_cents: 45_000,
  high_cents: 120_000,
  lines: [],
  reasons: [],
  site_visit_needed: false,
  line_clearance_needed: false,
};
const vendor = {
  vendor_id: 'p1',
  business_name: 'Hill Country Tree Care',
  city: 'Austin',
  region: 'TX',
  distance_km: 5,
  rating: 4.6,
  rating_count: 12,
  jobs_completed: 20,
  insured_until: '2099-03-01',
  logo_path: null,
  photo_path: null,
  is_demo: false,
  promoted: false,
};

const wizardAt = (url: string) => renderPage(<RequestWizardPage />, { url });
const Whereabouts = () => <p>At {useLocation().pathname}</p>;
const openAt = (step: Draft['step'], changes: Partial<Draft> = {}) =>
  localStorage.setItem(
    PENDING_REQUEST_KEY,
    JSON.stringify(toPendingRequest(completeDraft({ step, ...changes }), Date.now())),
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(() => {
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useAuth.setState(fakeAuthState('signedOut'), true);
  server.respondTo('/rest/v1/rpc/estimate_request', estimate);
  server.respondTo('/rest/v1/rpc/price_and_vendors', {
    estimate,
    city: 'Austin',
    region: 'TX',
    vendors: [vendor],
    search: 'asked',
  });
  server.respondTo('/rest/v1/zip_codes', {
    zip: '78704',
    city: 'Austin',
    state: 'TX',
    latitude: 30.24,
    longitude: -97.77,
    time_zone: 'America/Chicago',
  });
});

test('nothing is stored before the first answer', async () => {
  wizardAt('/request');
  await heading('What do you need?');
  expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
  expect(screen.queryByText('Draft saved')).toBeNull();
});

test('it says so once what was typed is stored', async () => {
  const { user } = wizardAt('/request');
  await user.type(await screen.findByLabelText('ZIP code'), '78704');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(localStorage.getItem(PENDING_REQUEST_KEY)).toContain('78704');
});

test('a step must be answered before the next one, and says what is missing', async () => {
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Please choose the service you need')).toHaveLength(2);

  await user.click(screen.getByRole('radio', { name: /Stump grinding/ }));
  await user.type(screen.getByLabelText('ZIP code'), '78704-1234');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await heading('Tell us about the trees')).toHaveFocus();
});

test('the next visit continues where the last one ended, with what was typed', async () => {
  openAt('work', { access: { description: '', obstacles: [], notes: '' } });
  const first = wizardAt('/request');
  await first.user.type(await screen.findByLabelText(/^What needs to be done/), 'The oak');
  first.unmount();

  wizardAt('/request');
  await heading('What should Pros know?');
  expect(screen.getByLabelText(/^What needs to be done/)).toHaveValue('The oak');
});

test('the address cannot skip unanswered steps', async () => {
  wizardAt('/request?step=send');
  await heading('What do you need?');
});

test('the facts of a price pass the first step', async () => {
  wizardAt('/request?service=tree_removal&size=medium&zip=78704');
  await heading('Tell us about the trees');
  expect(await screen.findByLabelText('Height')).toHaveValue('45');
  expect(await screen.findByText('Estimate so far: $450 – $1,200')).toBeVisible();
});

test('facts that are not enough open the first step with what is known', async () => {
  wizardAt('/request?service=maintenance');
  await heading('What do you need?');
  expect(await screen.findByRole('radio', { name: /^Trimming and care/ })).toBeChecked();
});

test('the first step answers with a price and the Pros who would be asked', async () => {
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('radio', { name: /^Tree removal/ }));
  await user.click(screen.getByRole('radio', { name: /^Medium/ }));
  await user.type(screen.getByLabelText('ZIP code'), '78704');
  expect(await screen.findByText('Estimated price in Austin, TX')).toBeVisible();
  expect(screen.getByText('Hill Country Tree Care')).toBeVisible();
  expect(screen.getByRole('img', { name: '4.6 out of 5 stars, 12 reviews' })).toBeVisible();
  expect(screen.getByText(/^Insurance verified, valid until .*Mar 1, 2099$/)).toBeVisible();
});

test('contact details in the description are noticed', async () => {
  openAt('work');
  const { user } = wizardAt('/request');
  await user.type(await screen.findByLabelText(/^What needs to be done/), ' Call 512 555 0143.');
  expect(
    await screen.findByText(
      'This looks like a phone number. It stays hidden until you share contact or hire.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as my phone number' }));
  expect(await screen.findByText("It's saved as your phone number.")).toBeVisible();
});

test('a visitor checks every answer and continues to sign up or in', async () => {
  openAt('send');
  const { user } = renderPage(
    <>
      <RequestWizardPage />
      <Whereabouts />
    </>,
    { url: '/request' },
  );
  await heading('Check and send');
  expect(await screen.findByText('Oak, 45 ft tall, trunk 18 in, dead')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I have an account' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create account and send' }));
  expect(await screen.findByText('At /auth/register')).toBeVisible();
});

test('nothing is sent without a street address', async () => {
  openAt('send', { property: { place: 'new', address: '', zip: '78704', label: '', pin: null } });
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('button', { name: 'Create account and send' }));
  expect(await screen.findAllByText('Please enter a street address')).toHaveLength(2);
  expect(screen.getByLabelText('Street address')).toHaveFocus();
});

test('everything that is wrong with the last step is said at once', async () => {
  openAt('send', {
    property: { place: 'new', address: '7', zip: '78704', label: '', pin: null },
    contact: { firstName: '', lastName: '', phone: '' },
  });
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('button', { name: 'Create account and send' }));
  expect(await screen.findAllByText('The address is too short')).toHaveLength(2);
  expect(screen.getAllByText('Please enter your first name')).toHaveLength(2);
});

test('a step opened from the last one leads back to it', async () => {
  openAt('send');
  const { user } = wizardAt('/request');
  await user.click(await screen.findByRole('link', { name: 'Change timing' }));
  await user.click(await screen.findByRole('radio', { name: /Flexible/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Check and send');
  expect(screen.getByText('Flexible')).toBeVisible();
});

test('a photo missing from this browser is reported before the request is sent', async () => {
  const photos = [{ key: crypto.randomUUID(), name: 'oak.jpg', shot: null }];
  openAt('send', { photos });
  wizardAt('/request');
  await heading('Check and send');
  expect(await screen.findByText(/^1 of your photos is missing/)).toBeVisible();
});

describe('advanced_service_request', () => {
  const openTrees = (advanced_service_request: boolean) => {
    queryClient.clear();
    queryClient.setQueryData(['featureFlags'], flagsSaying({ advanced_service_request }));
    openAt('trees');
    return wizardAt('/request?step=trees');
  };

  test('the short form asks for no photos and no hazards', async () => {
    const { user } = openTrees(false);
    await heading('Tell us about the trees');
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: /wires/ })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Photos (optional)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('What should Pros know?');
  });

  test('the long form asks for both', async () => {
    openTrees(true);
    expect(await screen.findByRole('checkbox', { name: /wires/ })).toBeVisible();
    expect(screen.getByText('A photo helps Pros quote without a visit.')).toBeVisible();
  });
});

describe.each(SEARCHES_AHEAD)('where the search for a Pro would be %s', (search) => {
  const isAsked = search === 'asked';
  const dangerous = { timing: { timing: 'emergency' } } as const;
  beforeEach(() =>
    server.respondTo('/rest/v1/rpc/price_and_vendors', {
      estimate,
      city: 'Absarokee',
      region: 'MT',
      vendors: isAsked ? [vendor] : [],
      search,
    }),
  );
  const notice = () =>
    isAsked ? null : SEARCH_TEXTS[`before_${search}`].title.replace('{place}', 'Absarokee, MT');

  test.each(['trees', 'work', 'send'] as const)('the step %s says so', async (step) => {
    openAt(step, dangerous);
    const { container } = wizardAt(`/request?step=${step}`);
    await screen.findByText('Estimate so far: $450 – $1,200');
    const title = notice();
    if (title === null) {
      expect(screen.queryByText(SEARCH_TEXTS.danger.title)).toBeNull();
    } else {
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(SEARCH_TEXTS.danger.words)).toBeVisible();
      expect(claimsIn(container.textContent)).toEqual([]);
    }
    // Other pages say it, too.
    await waitFor(() => expect(readPendingRequest()).toMatchObject({ search }));
  });

  test('the clock of an emergency shows only where a Pro is asked', async () => {
    openAt('work', dangerous);
    wizardAt('/request?step=work');
    if (isAsked) {
      expect(await screen.findByText(/^Each Pro has 15 minutes to respond/)).toBeVisible();
    } else {
      await screen.findByText(notice() ?? '');
      expect(screen.queryByText(/15 minutes/)).toBeNull();
    }
  });
});

describe('a request that is open already', () => {
  const OPEN = '11111111-1111-4111-8111-111111111112';
  const VENDOR = '11111111-1111-4111-8111-111111111113';
  const SUBMIT = '/rest/v1/rpc/submit_request';
  const refuse = () =>
    server.respondTo(
      SUBMIT,
      {
        code: 'P0001',
        message: 'You already have an open request for this service: request #1112.',
        hint: 'duplicate_request',
        details: OPEN,
      },
      400,
    );
  const send = async (changes: Partial<Draft>) => {
    refuse();
    server.respondTo('/rest/v1/properties', []);
    server.respondTo('/rest/v1/service_requests', [
      { id: OPEN, number: 1112, category: 'tree_removal', city: 'Austin', zip: '78704' },
    ]);
    openAt('send', changes);
    const page = renderPage(
      <>
        <RequestWizardPage />
        <Whereabouts />
      </>,
      { url: '/request', user: 'owner' },
    );
    await page.user.click(await screen.findByRole('button', { name: 'Send request' }));
    return page;
  };

  test('is linked to in place of another attempt, which could not work', async () => {
    await send({});
    expect(await screen.findByRole('link', { name: 'Open request #1112' })).toHaveAttribute(
      'href',
      `/requests/${OPEN}`,
    );
    expect(screen.getByText("You've already requested this")).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try Again|Send request/ })).toBeNull();
  });

  test('can be sent for another address', async () => {
    const { user } = await send({});
    await screen.findByRole('link', { name: 'Open request #1112' });
    await user.type(screen.getByLabelText('Street address'), ' B');
    expect(await screen.findByRole('button', { name: 'Send request' })).toBeVisible();
  });

  test('can have the chosen Pro asked, and the draft is gone', async () => {
    server.respondTo('/rest/v1/vendor_profiles', {
      vendor_id: VENDOR,
      business_name: 'Oak & Sons',
    });
    server.respondTo('/rest/v1/rpc/ask_vendor', { id: 'lead' });
    const { user } = await send({ ask: { vendorId: VENDOR, others: false } });
    await user.click(
      await screen.findByRole('button', { name: 'Ask Oak & Sons for request #1112' }),
    );
    expect(await screen.findByText(`At /requests/${OPEN}`)).toBeVisible();
    expect(server.callsTo('/rest/v1/rpc/ask_vendor')).toMatchObject([
      { body: { request_id: OPEN, vendor_id: VENDOR } },
    ]);
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
  });
});

test('a refused request keeps every answer, and can be sent again', async () => {
  const sentence = 'New accounts can have three requests until work on one begins. Cancel one.';
  server.respondTo(
    '/rest/v1/rpc/submit_request',
    { code: 'P0001', message: sentence, hint: 'too_many_open' },
    400,
  );
  server.respondTo('/rest/v1/properties', []);
  openAt('send', {});
  const before = readPendingRequest();
  const { user } = renderPage(<RequestWizardPage />, { url: '/request', user: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(readPendingRequest()).toMatchObject({
    service: before?.['service'],
    property: before?.['property'],
    trees: before?.['trees'],
  });
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
});
