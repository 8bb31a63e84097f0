import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { mediaQuery } from '@tree-service/market/api/media';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { testShownFromAnswer, type Press } from '@tree-service/testing/shownFromAnswer';
import type { ReactNode } from 'react';
import { scheduleQuery } from '../api/schedule';
import { businessQuery } from '../api/vendors';
import { CrewDay } from '../pages/VendorSchedule/crew/CrewDay';
import { SpecialDays } from '../pages/VendorSchedule/hours/SpecialDays';
import { CalendarFeed } from '../pages/VendorSchedule/feed/CalendarFeed';
import { EquipmentSwitches } from '../business/EquipmentSwitches';
import { WorkingHoursForm } from '../business/hours/WorkingHoursForm';
import { MediaEditor } from '../business/media/MediaEditor';
import { showAddedMedia } from '../business/media/showMedia';
import { VendorIdContext } from './vendorId';

const BUSINESS = '/rest/v1/rpc/my_business';
const MEDIA = '/rest/v1/vendor_media';
const HOURS = '/rest/v1/vendor_hours';
const DAYS = '/rest/v1/vendor_special_days';
const LINKS = '/rest/v1/crew_links';
const FEEDS = '/rest/v1/vendor_calendar_feeds';
const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  for (const path of [HOURS, DAYS, FEEDS, '/rest/v1/vendor_blocks']) server.respondTo(path, []);
  server.respondTo('/storage/v1/object/sign/vendor-media', []);
});

const photo = (id: string, position: number, caption: string) => ({
  id,
  vendor_id: 'vendor',
  kind: 'photo',
  path: `vendor/${id}.webp`,
  position,
  moment: null,
  pair_id: null,
  created_at: '2026-11-21T10:00:00Z',
  caption,
  version: 1,
});
const photos = [photo('one', 1, 'Oak'), photo('two', 2, 'Elm')];

function Hours() {
  const { data } = useQuery(scheduleQuery('vendor'));
  return (
    data && (
      <>
        <p>
          {data.hours.length} spans, version {data.hoursVersion}
        </p>
        <WorkingHoursForm schedule={data} />
      </>
    )
  );
}

function Days() {
  const { data } = useQuery(scheduleQuery('vendor'));
  return (
    data && (
      <>
        <p>days: {data.specialDays.map(({ day }) => day).join()}</p>
        <SpecialDays days={data.specialDays} timeZone="America/Chicago" />
      </>
    )
  );
}

function Feed() {
  const { data } = useQuery(scheduleQuery('vendor'));
  return (
    data && (
      <>
        <p>{data.feedSince === null ? 'no feed' : 'a feed'}</p>
        <CalendarFeed />
      </>
    )
  );
}

function Portfolio() {
  const { data } = useQuery(mediaQuery('vendor'));
  const words = data?.map(({ caption, moment }) => [caption, moment].filter(Boolean).join(' '));
  return (
    <>
      <p>shown: {words?.join(', ')}</p>
      <MediaEditor />
    </>
  );
}

function Equipment() {
  const { data } = useQuery(businessQuery('vendor'));
  return (
    data && (
      <>
        <p>machines: {data.vendor_equipment.map(({ kind }) => kind).join()}</p>
        <EquipmentSwitches business={data} />
      </>
    )
  );
}

const crewDay = <CrewDay day="2099-11-26" today="2099-11-26" timeZone="UTC" jobs={[]} />;

type User = ReturnType<typeof renderPage>['user'];

interface Made extends Press {
  readonly page: ReactNode;
  readonly stored: unknown;
  readonly press: (user: User) => Promise<void>;
}

const button = (name: string) => async (user: User) =>
  user.click(await screen.findByRole('button', { name }));

const DAY = '2099-11-26';
const special = { day: DAY, note: 'Thanksgiving', version: 3, vendor_special_hours: [] };

const presses: readonly Made[] = [
  {
    what: 'setting working hours',
    page: <Hours />,
    read: HOURS,
    stored: [{ weekday: 1, opens: '08:00:00', closes: '17:00:00', version: 4 }],
    call: '/rest/v1/rpc/set_working_hours',
    answer: 5,
    press: async (user) => {
      await button('Copy Monday to Tuesday–Friday')(user);
      await button('Save')(user);
    },
    before: '1 spans, version 4',
    after: '5 spans, version 5',
  },
  {
    what: 'returning a day to the weekly hours',
    page: <Days />,
    read: DAYS,
    stored: [special],
    call: '/rest/v1/rpc/clear_special_day',
    answer: null,
    press: async (user) => user.click(await screen.findByRole('button', { name: /^Remove/ })),
    before: `days: ${DAY}`,
    after: 'days:',
  },
  {
    what: 'creating a calendar feed',
    page: <Feed />,
    read: FEEDS,
    stored: [],
    call: '/rest/v1/rpc/renew_calendar_feed',
    answer: 'secret',
    press: button('Create calendar feed'),
    before: 'no feed',
    after: 'a feed',
  },
  {
    what: 'making a link for a crew',
    page: crewDay,
    read: LINKS,
    stored: [],
    call: '/rest/v1/rpc/create_crew_link',
    answer: { id: 'link', token: 'token' },
    press: async (user) => {
      await user.type(screen.getByLabelText(/^Who it is for/), 'Ana');
      await button('Create link')(user);
    },
    before: "The crew's day",
    after: 'Ana',
  },
  {
    what: 'turning a link of a crew off',
    page: crewDay,
    read: LINKS,
    stored: [
      {
        id: 'link',
        label: 'Ana',
        revoked_at: null,
        created_at: '2026-11-20T10:00:00Z',
        crew_link_uses: [],
      },
    ],
    call: '/rest/v1/rpc/revoke_crew_link',
    answer: null,
    press: async (user) =>
      user.click(await screen.findByRole('button', { name: /^Turn off the link/ })),
    before: 'Ana',
    after: /turned off/,
  },
  {
    what: 'moving a photo',
    page: <Portfolio />,
    read: MEDIA,
    stored: photos,
    call: '/rest/v1/rpc/order_media',
    answer: null,
    press: button('Move Elm earlier'),
    before: 'shown: Oak, Elm',
    after: 'shown: Elm, Oak',
  },
  {
    what: 'pairing photos',
    page: <Portfolio />,
    read: MEDIA,
    stored: photos,
    call: '/rest/v1/rpc/pair_media',
    answer: null,
    press: async (user) =>
      user.selectOptions(await screen.findByLabelText('Pair Oak with an after photo'), 'Elm'),
    before: 'shown: Oak, Elm',
    after: 'shown: Oak before, Elm after',
  },
  {
    what: 'taking a pair apart',
    page: <Portfolio />,
    read: MEDIA,
    stored: [
      { ...photos[0], pair_id: 'pair', moment: 'before' },
      { ...photos[1], pair_id: 'pair', moment: 'after' },
    ],
    call: '/rest/v1/rpc/unpair_media',
    answer: null,
    press: button('Unpair'),
    before: 'shown: Oak before, Elm after',
    after: 'shown: Oak, Elm',
  },
  {
    what: 'adding a machine',
    page: <Equipment />,
    read: BUSINESS,
    stored: { vendor_id: 'vendor', vendor_equipment: [] },
    call: '/rest/v1/vendor_equipment',
    answer: { id: 'crane', vendor_id: 'vendor', kind: 'crane', quantity: 1, version: 1 },
    press: async (user) => user.click(await screen.findByRole('switch', { name: /^Crane/ })),
    before: 'machines:',
    after: 'machines: crane',
  },
];

testShownFromAnswer(server, {
  presses,
  async press({ page, read, stored, press, before }) {
    server.respondTo(read, stored);
    const { user } = renderPage(<VendorIdContext value="vendor">{page}</VendorIdContext>, {
      user: 'vendor',
    });
    await screen.findByText(before);
    server.hold(read);
    await press(user);
  },
  // A refusal is a reason to read again, too.
  whenRefused: ({ read }) => waitFor(() => expect(server.callsTo(read)).toHaveLength(2)),
});

const kinds = () => queryClient.getQueryData(mediaQuery('vendor').queryKey)?.map(({ id }) => id);

test.each([
  ['photo', ['one', 'two', 'logo', 'new']],
  ['logo', ['one', 'two', 'new']],
] as const)('a new %s shows last, a logo in the place of the earlier one', (kind, shown) => {
  const stored = [...photos, { ...photo('logo', 3, ''), kind: 'logo' }];
  queryClient.setQueryData<unknown>(mediaQuery('vendor').queryKey, stored);
  showAddedMedia('vendor', { id: 'new', kind, path: 'vendor/new.webp' });
  expect(kinds()).toEqual(shown);
  // Its answer may arrive twice.
  showAddedMedia('vendor', { id: 'new', kind, path: 'vendor/new.webp' });
  expect(kinds()).toEqual(shown);
});
