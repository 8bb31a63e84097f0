import { runStandalone } from '@tree-service/market/standalone';
import remote from './routes';

void runStandalone({
  title: 'Public area',
  area: { remote: 'mf-public', firstPage: '/', account: null },
  module: remote,
});
