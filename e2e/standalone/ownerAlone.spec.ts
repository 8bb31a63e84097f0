import { test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-owner' });

testRunsAlone({ remote: 'mf-owner', path: '/requests', account: 'owner@demo.example' });
