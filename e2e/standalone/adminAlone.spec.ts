import { test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-admin' });

testRunsAlone('mf-admin');
