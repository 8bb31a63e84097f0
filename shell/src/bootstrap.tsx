import { provideHost } from '@tree-service/kernel';
import { pageFacts } from './federation/pageFacts';
import { watchInput } from './federation/unsavedInput';
import { startPage } from './firstView/startPage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

provideHost(pageFacts);
watchInput();
void startPage(root);
