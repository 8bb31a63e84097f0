import { parseRemoteModule, patterns } from '@tree-service/kernel/contract';
import remote from './routes';

test('every page for administrators has a route', () => {
  const served = parseRemoteModule(remote).routes.map(({ path }) => path);
  const expected = Object.entries(patterns)
    .filter(([name]) => name.startsWith('admin') || name === 'messages' || name === 'account')
    .map(([, pattern]) => pattern);
  expect([...served].sort()).toEqual([...expected].sort());
});
