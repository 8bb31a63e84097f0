import { activeJob } from './activeJob';

test('a canceled job is not the active job of the request', () => {
  expect(activeJob([])).toBeUndefined();
  expect(activeJob([{ state: 'cancelled' }, { state: 'no_show' }])).toBeUndefined();
  expect(activeJob([{ state: 'cancelled' }, { state: 'scheduled' }])).toEqual({
    state: 'scheduled',
  });
});
