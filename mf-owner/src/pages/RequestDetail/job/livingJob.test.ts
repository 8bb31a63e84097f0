import { livingJob } from './livingJob';

test('a canceled job is not the active job of the request', () => {
  expect(livingJob([])).toBeUndefined();
  expect(livingJob([{ state: 'cancelled' }, { state: 'no_show' }])).toBeUndefined();
  expect(livingJob([{ state: 'cancelled' }, { state: 'scheduled' }])).toEqual({
    state: 'scheduled',
  });
});
