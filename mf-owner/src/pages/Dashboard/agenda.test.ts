import { agenda, type DashboardRequest } from './agenda';

function request(id: string, facts: Partial<DashboardRequest> = {}): DashboardRequest {
  return {
    id,
    number: 1001,
    category: 'tree_removal',
    city: 'Oakland',
    time_zone: 'America/Los_Angeles',
    state: 'open',
    leads: [],
    quotes: [],
    jobs: [],
    reviews: [],
    ...facts,
  };
}

const quote = { id: 'q', lead_id: 'l', version: 1, state: 'sent', total_cents: 500_00 } as const;
const conversation = {
  id: 'c',
  lead_id: 'l',
  request_id: 'r',
  request_number: 1001,
  category: 'tree_removal',
  other_name: 'Oak & Co',
  last_message: 'Hello',
  last_message_at: '2026-11-21T10:00:00Z',
  unread_count: 2,
  contact_shared: false,
  lead_state: 'engaged',
  is_open: true,
  time_zone: 'America/Chicago',
  other_vendor_id: 'vendor',
  place: 'c',
} as const;

test('finished work comes before quotes, quotes before messages, messages before reviews', () => {
  const items = agenda(
    [
      request('reviewable', { state: 'completed' }),
      request('quoted', { quotes: [quote] }),
      request('delivered', {
        state: 'in_progress',
        jobs: [{ state: 'delivered', scheduled_for: null, job_disputes: [] }],
      }),
    ],
    [conversation],
  );
  expect(items.map(({ key }) => key)).toEqual([
    'request-delivered',
    'request-quoted',
    'unread',
    'request-reviewable',
  ]);
  expect(items[2]?.address).toBe('/messages?with=c');
});

test("a dispute the Pro opened comes first, with its deadline; the owner's own waits for the Pro", () => {
  const dispute = {
    id: 'd',
    request_id: 'r',
    state: 'submitted',
    opened_by: 'vendor',
    due_at: '2026-11-23T16:00:00Z',
    service_requests: {
      number: 1001,
      category: 'tree_removal',
      city: 'Oakland',
      time_zone: 'America/Los_Angeles',
    },
  } as const;
  const titles = (...disputes: Parameters<typeof agenda>[2][]) =>
    agenda([request('quoted', { quotes: [quote] })], [], disputes[0]).map(({ title }) => title);
  expect(agenda([], [], [dispute])[0]?.description).toBe(
    'Tree removal in Oakland, #1001, until Mon, Nov 23, 8:00 AM PST',
  );
  expect(titles([dispute])).toEqual(['Your Pro opened a dispute', 'You have a quote']);
  expect(titles([{ ...dispute, opened_by: 'owner' }])).toEqual(['You have a quote']);
  expect(titles([{ ...dispute, opened_by: 'owner', state: 'decided' }])[0]).toBe(
    'A dispute was decided',
  );
});

test('all unread messages are one line, with who wrote and in how many requests', () => {
  const [item, ...others] = agenda(
    [],
    [
      conversation,
      { ...conversation, id: 'd', request_number: 1002 },
      { ...conversation, id: 'e', other_name: 'Elm & Co', unread_count: 1 },
      { ...conversation, id: 'f', other_name: 'Read Already', unread_count: 0 },
    ],
  );
  expect(item).toMatchObject({
    title: 'New messages from Oak & Co and Elm & Co',
    description: '5 unread about 2 requests',
    address: '/messages',
  });
  expect(others).toEqual([]);
});

test('many who wrote are counted after the first two', () => {
  const [item] = agenda(
    [],
    ['Ash', 'Birch', 'Cedar', 'Elm'].map((name) => ({
      ...conversation,
      id: name,
      other_name: name,
    })),
  );
  expect(item?.title).toBe('New messages from Ash, Birch, and 2 others');
  expect(item?.description).toBe('8 unread about request #1001');
});

test('what waits for someone else is omitted', () => {
  const items = agenda(
    [request('waiting'), request('canceled', { state: 'canceled' })],
    [{ ...conversation, unread_count: 0 }],
  );
  expect(items).toEqual([]);
});
