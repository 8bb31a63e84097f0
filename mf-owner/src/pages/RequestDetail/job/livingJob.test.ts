import { livingJob } from './livingJob';

test('a job that was called off is not the job of the request any more', () => {
  expect(livingJob([])).toBeUndefined();
  expect(livingJob([{ state: 'cancelled' }, { state: 'no_show' }])).toBeUndefined();
  expect(livingJob([{ state: 'cancelled' }, { state: 'scheduled' }])).toEqual({
    state: 'scheduled',
  });
});
