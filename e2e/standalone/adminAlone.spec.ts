import { test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-admin' });

testRunsAlone({ remote: 'mf-admin', path: '/admin', account: 'admin@demo.example' });
