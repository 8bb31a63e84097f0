import { runStandalone } from '@tree-service/market/standalone';
import remote from './routes';

void runStandalone({
  title: 'Admin area',
  area: { remote: 'mf-admin', firstPage: '/admin', account: 'admin' },
  module: remote,
});
