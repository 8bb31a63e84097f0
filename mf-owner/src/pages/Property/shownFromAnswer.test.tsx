import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { testShownFromAnswer, type Press } from '@tree-service/testing/shownFromAnswer';
import type { ReactElement } from 'react';
import { propertyQuery } from '../../api/properties';
import { propertyTreesQuery } from '../../api/propertyTrees';
import { EditProperty } from './PropertyPage';
import { TreeDialog } from './inventory/TreeDialog';
import { TreeForm } from './inventory/TreeForm';

const TREES = '/rest/v1/property_trees';
const PROPERTIES = '/rest/v1/properties';
const server = fakeBackend();
beforeEach(() => queryClient.clear());

const property = {
  id: 'home',
  owner_id: 'owner',
  label: 'Home',
  address: '12 Oak Street',
  zip: '78704',
  city: 'Austin',
  version: 1,
};
const row = (id: string, label: string) => ({
  id,
  property_id: 'home',
  label,
  species: null,
  height_m: null,
  diameter_cm: null,
  count: 1,
  condition: 'healthy',
  position_note: null,
  photos: [],
  removed_at: null,
  removal_reason: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  version: 1,
});
const tree = (id: string, label: string) => ({
  ...row(id, label),
  property_tree_events: [],
  request_trees: [],
});
const trees = [tree('ash', 'Ash'), tree('elm', 'Elm')];

function Inventory({ from }: { readonly from: 'add' | 'open' }) {
  const { data } = useQuery(propertyTreesQuery('home'));
  const home = useQuery(propertyQuery('home')).data;
  if (!data || !home) return 'Loading';
  const names = data.map(({ label, removed_at: at }) => (at === null ? label : `${label} (gone)`));
  return (
    <>
      <p>{names.join(', ')}</p>
      {from === 'add' ? (
        <TreeForm propertyId="home" tree={null} onClose={() => undefined} />
      ) : (
        <TreeDialog
          property={home}
          tree={data.find(({ id }) => id === 'ash') ?? null}
          onClose={() => undefined}
        />
      )}
    </>
  );
}

function Home() {
  const { data } = useQuery(propertyQuery('home'));
  return (
    data && (
      <>
        <p>
          {data.label}, version {data.version}
        </p>
        <EditProperty property={data} isPlaceFixed={false} />
      </>
    )
  );
}

type User = ReturnType<typeof renderPage>['user'];

interface Saved extends Press {
  readonly page: ReactElement;
  /** What is pressed and typed first. */
  readonly prepare: (user: User) => Promise<void>;
  readonly send: string;
}

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const typeOver = async (user: User, label: string | RegExp, words: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, words);
};

const presses: readonly Saved[] = [
  {
    what: 'adding a tree',
    page: <Inventory from="add" />,
    read: TREES,
    call: '/rest/v1/rpc/save_property_tree',
    answer: row('birch', 'Birch'),
    prepare: async (user) => {
      await typeOver(user, 'Name', 'Birch');
      await user.selectOptions(screen.getByLabelText('Condition'), 'healthy');
    },
    send: 'Add tree',
    before: 'Ash, Elm',
    after: 'Ash, Birch, Elm',
  },
  {
    what: 'renaming a tree',
    page: <Inventory from="open" />,
    read: TREES,
    call: '/rest/v1/rpc/save_property_tree',
    answer: { ...row('ash', 'Walnut'), version: 2 },
    prepare: async (user) => {
      await press(user, 'Edit');
      await typeOver(user, 'Name', 'Walnut');
    },
    send: 'Save tree',
    before: 'Ash, Elm',
    after: 'Elm, Walnut',
  },
  {
    what: 'marking a tree as removed',
    page: <Inventory from="open" />,
    read: TREES,
    call: '/rest/v1/rpc/remove_property_tree',
    answer: null,
    prepare: async (user) => {
      await press(user, 'Mark as removed');
      await user.type(await screen.findByRole('textbox'), 'It fell');
    },
    send: 'Mark as removed',
    before: 'Ash, Elm',
    after: 'Elm, Ash (gone)',
  },
  {
    what: 'renaming a property',
    page: <Home />,
    read: PROPERTIES,
    call: '/rest/v1/rpc/update_property',
    answer: { ...property, label: 'Cabin', version: 2 },
    prepare: async (user) => {
      await press(user, 'Edit');
      await typeOver(user, /^Name/, 'Cabin');
    },
    send: 'Save property',
    before: 'Home, version 1',
    after: 'Cabin, version 2',
  },
];

testShownFromAnswer(server, {
  presses,
  async press({ page, read, prepare, send, before }) {
    server.respondTo(PROPERTIES, property);
    server.respondTo(TREES, trees);
    const { user } = renderPage(page, { user: 'owner' });
    await screen.findByText(before);
    await prepare(user);
    server.hold(read);
    await press(user, send);
  },
});
