import { queryClient } from '@tree-service/kernel';
import { hideRows, showBusiness, showRows, withAdded } from './showRows';

interface Job {
  id: string;
  state: string;
  note: string | null;
}

const seen = (key: string) => queryClient.getQueryData([key]);
const job = (id: string): Job => ({ id, state: 'scheduled', note: null });

beforeEach(() => queryClient.clear());

test('a row changes in lists, in pages of lists, and inside of other rows', () => {
  queryClient.setQueryData(['list'], [job('a'), job('b')]);
  queryClient.setQueryData(['pages'], { pages: [{ rows: [job('b')] }], pageParams: [null] });
  queryClient.setQueryData(['inside'], { id: 'lead', state: 'won', jobs: job('b') });
  showRows<Job>([{ id: 'b', state: 'delivered', note: 'Done' }]);
  const changed = { id: 'b', state: 'delivered', note: 'Done' };
  expect(seen('list')).toEqual([job('a'), changed]);
  expect(seen('pages')).toEqual({ pages: [{ rows: [changed] }], pageParams: [null] });
  expect(seen('inside')).toEqual({ id: 'lead', state: 'won', jobs: changed });
});

test('a place that was read with fewer columns gets no others', () => {
  queryClient.setQueryData(['short'], [{ id: 'a', state: 'scheduled' }]);
  showRows<Job>([{ id: 'a', state: 'delivered', note: 'Done' }]);
  expect(seen('short')).toEqual([{ id: 'a', state: 'delivered' }]);
});

test('what holds none of the rows, or nothing new about them, stays the same and as old', () => {
  const files = new Map([['a', job('a')]]);
  queryClient.setQueryData(['others'], [job('b'), files, new Date(0), null], { updatedAt: 1 });
  queryClient.setQueryData(['known'], [job('a')], { updatedAt: 1 });
  const before = [seen('others'), seen('known')];
  showRows<Job>([{ id: 'a', state: 'scheduled' }]);
  expect(seen('others')).toBe(before[0]);
  expect(seen('known')).toBe(before[1]);
  expect(queryClient.getQueryState(['known'])?.dataUpdatedAt).toBe(1);
});

test('what is shown with a changed row stays as old as it was, and due to be read again', async () => {
  queryClient.setQueryData(['due'], [job('a'), job('b')], { updatedAt: 1 });
  await queryClient.invalidateQueries({ queryKey: ['due'], refetchType: 'none' });
  showRows<Job>([{ id: 'a', state: 'delivered' }]);
  expect(seen('due')).toEqual([{ ...job('a'), state: 'delivered' }, job('b')]);
  expect(queryClient.getQueryState(['due'])).toMatchObject({
    dataUpdatedAt: 1,
    isInvalidated: true,
  });
});

test('a business changes where it is held as such, not the leads that name it', () => {
  const lead = { id: 'lead', vendor_id: 'vendor', state: 'offered' };
  queryClient.setQueryData(['business'], {
    vendor_id: 'vendor',
    state: 'submitted',
    vendor_credentials: [],
  });
  queryClient.setQueryData(['leads'], [lead]);
  showBusiness('vendor', { state: 'approved' });
  expect(seen('business')).toMatchObject({ state: 'approved' });
  expect(seen('leads')).toEqual([lead]);
});

test('a row leaves the lists of its keys alone: not those of others, nor a place of its own', () => {
  queryClient.setQueryData(['queue', 'pages'], { pages: [{ rows: [job('a'), job('b')] }] });
  queryClient.setQueryData(['queue', 'one'], job('a'));
  queryClient.setQueryData(['queue', 'inside'], { id: 'lead', jobs: job('a') });
  queryClient.setQueryData(['all'], [job('a')]);
  hideRows([['queue']], ['a']);
  expect(queryClient.getQueryData(['queue', 'pages'])).toEqual({ pages: [{ rows: [job('b')] }] });
  expect(queryClient.getQueryData(['queue', 'one'])).toEqual(job('a'));
  expect(queryClient.getQueryData(['queue', 'inside'])).toMatchObject({ jobs: job('a') });
  expect(seen('all')).toEqual([job('a')]);
});

test('a list that says how many there are counts one less', () => {
  const list = { total: 30, rows: [job('a'), job('b')] };
  queryClient.setQueryData(['queue'], { claims: list, disputes: { total: 4, rows: [job('c')] } });
  hideRows([['queue']], ['a']);
  expect(queryClient.getQueryData(['queue'])).toEqual({
    claims: { total: 29, rows: [job('b')] },
    disputes: { total: 4, rows: [job('c')] },
  });
});

test('a row that was added stands at the end of its list, once, even if the list was read with it meanwhile', () => {
  const added = { ...job('b'), note: 'Done' };
  expect(withAdded([job('a')], added)).toEqual([job('a'), added]);
  expect(withAdded([job('b'), job('a')], added)).toEqual([added, job('a')]);
});
