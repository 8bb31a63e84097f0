import { test } from '../support/test';
import { testRunsAlone } from './runsAlone';

test.use({ served: 'mf-owner' });

testRunsAlone('mf-owner');
