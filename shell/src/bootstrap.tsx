// A chunk of its own: shared modules are negotiated before it runs.
import { expectedAccount, provideHost, startAuth, watchUncaughtErrors } from '@tree-service/kernel';
import { pageFacts } from './federation/pageFacts';
import { prepareVisit } from './federation/preloadArea';
import { watchInput } from './federation/unsavedInput';
import { startPage } from './prerender/startPage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

provideHost(pageFacts);
watchInput();
watchUncaughtErrors();
// The session, the area and its first reads are on the way before anything is drawn.
if (expectedAccount() !== null) {
  startAuth();
  prepareVisit(window.location.pathname + window.location.search);
}
void startPage(root);
