import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SEARCH_TEXTS, VENDOR_SEARCHES, type VendorSearch } from '@tree-service/domain';
import {
  claimsIn,
  SEARCH_VECTORS,
  type SearchVector,
} from '@tree-service/domain/testing/searchVectors';
import { queryClient, useAuth, type AuthState } from '@tree-service/kernel';
import { requestQuery } from '@tree-service/market/api/requests';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import type { MyRequest } from '../../../api/requestLists';
import { AccountNotice } from '../../../area/AccountNotice';
import { agenda } from '../../Dashboard/agenda';
import { RequestCard } from '../../Requests/RequestCard';
import { NextStepCard } from '../NextStepCard';

const server = fakeBackend();
const PASSED = 'We asked 2 Pros: 1 is too far away, 1 didn’t respond.';
const QUOTING: ReadonlySet<string> = new Set(['accepted', 'engaged', 'quoted', 'released']);

/** Sentences about the search; a Pro who is working on a quote comes first. */
const searching = SEARCH_VECTORS.filter(
  ({ search, leads }) => search !== null && !leads.some((state) => QUOTING.has(state)),
);
const nobodyAsked = VENDOR_SEARCHES.filter((search) => search !== 'asked');

const rowOf = ({ state, askedAt, confirmedAt, leads }: SearchVector) => ({
  id: 'request',
  number: 1112,
  state,
  category: 'tree_removal',
  timing: 'this_month',
  description: 'The ash by the barn.',
  city: 'Absarokee',
  region: 'MT',
  zip: '59001',
  time_zone: 'America/Denver',
  created_at: '2026-11-20T10:00:00Z',
  submitted_at: '2026-11-20T10:00:00Z',
  still_needed_asked_at: askedAt,
  still_needed_at: confirmedAt,
  changed_at: null,
  estimate_low_cents: 45_000,
  estimate_high_cents: 120_000,
  estimate: null,
  asks_others: true,
  contact_name: 'Rosa',
  properties: null,
  request_access: null,
  request_trees: [],
  request_photos: [],
  leads: leads.map((lead, place) => ({
    id: `lead-${place}`,
    vendor_id: `vendor-${place}`,
    state: lead,
    offer_position: place + 1,
    offer_expires_at: '2099-01-01T00:00:00Z',
    conversations: null,
    vendor_profiles: null,
    contact_shared_at: null,
    contact_ended_at: null,
  })),
  quotes: [],
  jobs: [],
  reviews: [],
});

function answerWith(vector: SearchVector, status: object = {}): void {
  queryClient.clear();
  server.respondTo(
    '/rest/v1/feature_flags',
    flagsSaying({ vendor_matching: vector.isMatchingOn, messaging: false }),
  );
  server.respondTo('/rest/v1/service_requests', rowOf(vector));
  server.respondTo('/rest/v1/rpc/request_offer_status', [
    {
      ...{ notified: vector.leads.length, viewed: 0, accepted: 0, declined: 0, lapsed: 0 },
      ...{ accepts_at_most: 3, waiting: 0, next_at: null, can_ask_again: true },
      passed_words: vector.leads.length === 0 ? null : PASSED,
      ...{ asked_vendor_id: null, asked_vendor_name: null, expires_at: '2026-12-04T18:00:00Z' },
      ...status,
    },
  ]);
}

function Known() {
  const { data } = useQuery(requestQuery('request'));
  return data === undefined ? 'Loading' : <NextStepCard request={data} />;
}

const vectorOf = (search: VendorSearch): SearchVector => {
  const found = searching.find((vector) => vector.search === search);
  if (found === undefined) throw new Error(`No request is ${search}.`);
  return found;
};

const card = () => screen.findByRole('region', { name: 'What happens next' });

describe('the page of a request', () => {
  test('says why nobody is asked while the owner’s requests are paused, and promises nothing else', async () => {
    answerWith(vectorOf('none_found'));
    renderPage(
      <>
        <AccountNotice />
        <Known />
      </>,
      { user: 'owner' },
    );
    expect(screen.queryByText('Your requests are paused')).toBeNull();
    const profile = { ...useAuth.getState().profile, requests_paused_at: '2026-11-21T10:00:00Z' };
    act(() => useAuth.setState({ profile } as Partial<AuthState>));
    expect(screen.getByText('Your requests are paused')).toBeVisible();
    const { title } = SEARCH_TEXTS.paused;
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test.each(searching)('says the case of the rule: $search for $state $leads', async (vector) => {
    answerWith(vector);
    renderPage(<Known />, { user: 'owner' });
    const { title } = SEARCH_TEXTS[vector.search ?? 'asked'];
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    const text = (await card()).textContent;
    expect(text).not.toMatch(/[{}]/);
    if (vector.search !== 'asked') expect(claimsIn(text)).toEqual([]);
  });

  test('claims that a Pro is asked where one is', async () => {
    answerWith(vectorOf('asked'));
    renderPage(<Known />, { user: 'owner' });
    await waitFor(async () => expect(claimsIn((await card()).textContent)).not.toEqual([]));
  });

  test('says until when it is open, and who passed and why', async () => {
    answerWith(vectorOf('none_left'));
    renderPage(<Known />, { user: 'owner' });
    expect(await screen.findByText(/^We asked 2 Pros: 1 is too far away/)).toHaveTextContent(
      /until Fri, Dec 4, 2026\./,
    );
  });

  test.each<[VendorSearch, string[]]>([
    ['asked', []],
    ['still_needed', ['Yes, still needed', 'No, cancel request']],
    ['paused', ['Change timing or description']],
    ['none_found', ['Change timing or description']],
    ['none_left', ['Ask again', 'Change timing or description']],
  ])('offers what helps: %s', async (search, buttons) => {
    answerWith(vectorOf(search));
    renderPage(<Known />, { user: 'owner' });
    await screen.findByRole('heading', { level: 2, name: SEARCH_TEXTS[search].title });
    const last = buttons.at(-1);
    if (last !== undefined) await screen.findByRole('button', { name: last });
    if (search === 'none_left') await screen.findByRole('button', { name: 'Ask again' });
    expect(
      within(await card())
        .queryAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(buttons);
  });

  test('offers no second time to ask again within a day', async () => {
    answerWith(vectorOf('none_left'), { can_ask_again: false });
    renderPage(<Known />, { user: 'owner' });
    await screen.findByText(/^We asked 2 Pros/);
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });

  test.each(nobodyAsked)('says who to call about dangerous work: %s', async (search) => {
    answerWith(vectorOf(search));
    server.respondTo('/rest/v1/service_requests', {
      ...rowOf(vectorOf(search)),
      timing: 'emergency',
    });
    renderPage(<Known />, { user: 'owner' });
    expect(await screen.findByText(SEARCH_TEXTS.danger.title)).toBeVisible();
    expect(screen.getByText(/Call 911/)).toBeVisible();
  });
});

describe('the list of requests', () => {
  const listed = (vector: SearchVector, nextAt: string | null): MyRequest =>
    JSON.parse(JSON.stringify({ ...rowOf(vector), next_at: nextAt }));

  test.each(searching)('says the case of the rule: $search for $state $leads', (vector) => {
    queryClient.clear();
    queryClient.setQueryData(
      ['featureFlags'],
      flagsSaying({ vendor_matching: vector.isMatchingOn }),
    );
    renderPage(<RequestCard request={listed(vector, null)} />, { user: 'owner' });
    const text = screen.getByRole('link').textContent;
    if (vector.search === 'asked') {
      expect(text).toMatch(/Pros? notified/);
      expect(text).not.toMatch(/we'll ask another Pro/);
      return;
    }
    const { title, short } = SEARCH_TEXTS[vector.search ?? 'asked'];
    expect([title, short].some((sentence) => sentence !== null && text.includes(sentence))).toBe(
      true,
    );
    expect(claimsIn(text)).toEqual([]);
    expect(text).not.toContain('Offered to Pros');
  });

  test('promises another Pro only where one is left', () => {
    renderPage(<RequestCard request={listed(vectorOf('asked'), '2099-01-01T00:00:00Z')} />, {
      user: 'owner',
    });
    expect(screen.getByRole('link')).toHaveTextContent(/we'll ask another Pro/);
  });

  test('asks for a decision on the dashboard where one helps', () => {
    const asking = VENDOR_SEARCHES.filter((search) => {
      const vector = vectorOf(search);
      return agenda([listed(vector, null)], [], [], vector.isMatchingOn).length > 0;
    });
    expect(asking).toEqual(['still_needed', 'none_left']);
  });
});

describe('what an owner can do', () => {
  test('a changed request shows its new price', async () => {
    answerWith(vectorOf('none_found'));
    server.respondTo('/rest/v1/rpc/change_request', {
      ...rowOf(vectorOf('none_found')),
      timing: 'flexible',
      estimate_low_cents: 40_000,
      estimate_high_cents: 90_000,
    });
    const { user } = renderPage(<Known />, { user: 'owner' });
    await user.click(await screen.findByRole('button', { name: 'Change timing or description' }));
    await user.click(await screen.findByRole('radio', { name: 'Flexible' }));
    await user.click(screen.getByRole('button', { name: 'Change request' }));
    await waitFor(() =>
      expect(server.callsTo('/rest/v1/rpc/change_request')[0]?.body).toEqual({
        request_id: 'request',
        timing: 'flexible',
        description: 'The ash by the barn.',
      }),
    );
  });

  test.each([
    ['Ask again', 'none_left', 'ask_again'],
    ['Yes, still needed', 'still_needed', 'confirm_still_needed'],
  ] as const)('“%s” is sent at a press, and not before', async (name, search, call) => {
    answerWith(vectorOf(search));
    server.respondTo(`/rest/v1/rpc/${call}`, 1);
    const { user } = renderPage(<Known />, { user: 'owner' });
    const button = await screen.findByRole('button', { name });
    expect(server.callsTo(`/rest/v1/rpc/${call}`)).toEqual([]);
    await user.click(button);
    await waitFor(() =>
      expect(server.callsTo(`/rest/v1/rpc/${call}`)).toMatchObject([
        { body: { request_id: 'request' } },
      ]),
    );
  });
});
