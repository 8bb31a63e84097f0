import { runStandalone } from '@tree-service/market/standalone';
import remote from './routes';

void runStandalone({
  title: 'Owner area',
  area: { remote: 'mf-owner', firstPage: '/dashboard', account: 'owner' },
  module: remote,
});
