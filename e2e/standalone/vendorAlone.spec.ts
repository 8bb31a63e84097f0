import { test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-vendor' });

testRunsAlone({ remote: 'mf-vendor', path: '/vendor/requests', account: 'pro1@demo.example' });
