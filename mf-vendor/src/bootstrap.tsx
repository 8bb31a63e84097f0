// A chunk of its own: shared modules are negotiated before it runs.
import { runStandalone } from '@tree-service/market/standalone';

// The chunk that the shell loads, so that the pages have the same around them in both.
void import(/* webpackChunkName: "__federation_expose_routes" */ './routes').then(
  ({ default: module }) => runStandalone({ title: 'Vendor area', remote: 'mf-vendor', module }),
);
