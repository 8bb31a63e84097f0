import { test } from './engineTest';
import { testMainJob } from './mainJob';
import { testOutages } from './outages';
import { testPages } from './pages';
import { testWatching } from './watched';

test.use({ engineName: 'firefox' });

testWatching();
testPages();
testMainJob();
testOutages();
