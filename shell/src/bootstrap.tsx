import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchInput } from './federation/unsavedInput';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

watchInput();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
