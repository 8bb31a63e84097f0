import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServedPage } from '../../deploy/page';
import { REGISTRY_FILE, releaseAddress, type Registry } from '../../deploy/registry';
import { requestPath } from '../../deploy/requestPath';
import { VERSION } from './developmentCompiler';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

function isNavigation({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** Answers for the registry with one in which the developed bundles are live. */
export const answerRegistry =
  (registry: Registry): Middleware =>
  (request, response, next) => {
    if (requestPath(request.url ?? '/') !== `/${REGISTRY_FILE}`) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(JSON.stringify(registry));
  };

/** Leads every navigation to the page of a bundle: the shell's, or that of a remote alone. */
export const leadToPage =
  (page: ServedPage): Middleware =>
  (request, _response, next) => {
    if (isNavigation(request)) {
      const file = page === 'shell' ? 'index.html' : 'standalone.html';
      request.url = `${releaseAddress(page, VERSION)}/${file}`;
    }
    next();
  };
