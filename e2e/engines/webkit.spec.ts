import { test } from './engineTest';
import { testMainJob } from './mainJob';
import { testOutages } from './outages';
import { testPages } from './pages';
import { testWatching } from './watched';

test.use({ engineName: 'webkit' });

testWatching();
testPages();
testMainJob();
testOutages();
