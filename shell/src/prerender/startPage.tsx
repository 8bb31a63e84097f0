import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { authState, inspectPendingRequest, reportError } from '@tree-service/kernel';
import { App } from '../App';
import { areaAt, remoteOf } from '../areas';
import { pageVersion, remoteModule } from '../federation/remoteLoading';
import { track } from '../federation/arrival';
import { preloadPages } from '../federation/preloadArea';
import { drawnPageIn, type DrawnPage } from './drawnPage';
import { keepDrawn, takeDrawnData } from './Prerendered';
import { keepTyped } from './typedBefore';

/** Whether this browser has nothing that a page drawn for everyone lacks. */
function isAnyVisitor(): boolean {
  return (
    window.location.search === '' &&
    authState().status === 'signedOut' &&
    inspectPendingRequest().kind === 'none'
  );
}

/** Loads what draws the page. Returns whether it is what the page was drawn with. */
async function isDrawnBySame({ path, release }: DrawnPage): Promise<boolean> {
  const area = areaAt(path);
  if (!area) return true;
  const remote = remoteOf(area, null);
  try {
    const { routes } = await track(remoteModule(remote));
    await preloadPages(routes, path);
  } catch (cause) {
    // The area itself shows and reports it, and keeps the drawn page until it has another.
    console.info(`${path} stays as it was drawn.`, cause);
    return false;
  }
  return release === '' || pageVersion(remote) === release;
}

/**
 * Brings the page to life. A page drawn ahead is taken over as it is once everything that draws it is
 * there; where other releases run, or it was drawn for someone else, it is drawn again in one step.
 */
export async function startPage(root: Element): Promise<void> {
  const app = (
    <StrictMode>
      <App router={BrowserRouter} />
    </StrictMode>
  );
  const drawn = drawnPageIn(root, window.location.pathname);
  if (drawn === null) {
    createRoot(root).render(app);
    return;
  }
  takeDrawnData();
  const isSame = isAnyVisitor() && (await isDrawnBySame(drawn));
  keepDrawn(root, drawn.path, isSame);
  keepTyped(root);
  if (isSame) {
    hydrateRoot(root, app, {
      onRecoverableError: (cause) => {
        reportError(cause, { severity: 'warning', category: 'ui', source: 'first view' });
      },
    });
  } else {
    createRoot(root).render(app);
  }
}
