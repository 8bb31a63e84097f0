import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { provideHost, watchUncaughtErrors } from '@tree-service/kernel';
import { App } from './App';
import { pageFacts } from './federation/pageFacts';
import { watchInput } from './federation/unsavedInput';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

provideHost(pageFacts);
watchInput();
watchUncaughtErrors();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
