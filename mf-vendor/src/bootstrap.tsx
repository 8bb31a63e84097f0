import { runStandalone } from '@tree-service/market/standalone';
import remote from './routes';

void runStandalone({
  title: 'Vendor area',
  area: { remote: 'mf-vendor', firstPage: '/vendor/dashboard', account: 'pro1' },
  module: remote,
});
