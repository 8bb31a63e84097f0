import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import * as router from 'react-router-dom';
import * as styledComponents from 'styled-components';
import * as kernel from '@tree-service/kernel';
import {
  pageHandleOf,
  parseRemoteModule,
  paths,
  type RemoteName,
} from '@tree-service/kernel/contract';
import { App, type AppProps } from '../App';
import { areaAt, areas, remoteOf } from '../areas';
import { track } from '../federation/arrival';
import { provideRemote, remoteModule } from './drawnRemotes';

/** The modules that a release of a remote shares with this release of the shell when both draw ahead. */
export const shared = {
  '@tanstack/react-query': query,
  '@tree-service/kernel': kernel,
  react,
  'react-dom': reactDom,
  'react-router': router,
  'react-router-dom': router,
  'react/jsx-runtime': jsxRuntime,
  'styled-components': styledComponents,
} as const;

/** A page as a visitor sees it before its scripts run. */
export interface Drawing {
  readonly html: string;
  /** The text of the style element it needs. */
  readonly styles: string;
  /** The attributes by which the running page finds that element and takes it over. */
  readonly styleAttributes: string;
  readonly head: kernel.PageHead;
  /** What was read for it, for `hydrate` of the query client. */
  readonly data: query.DehydratedState;
  /** Name of the component that is the page, such as `ServicesPage`; null for the page of a lost address. */
  readonly page: string | null;
  /** Whether some of what the page reads did not come. */
  readonly isPartial: boolean;
}

/** Takes what a release of a remote exposes, unchecked. */
export function takeRemote(remote: RemoteName, exposed: unknown): void {
  provideRemote(remote, parseRemoteModule(exposed));
}

/** Who answers for an address that visitors may enter. */
export type Answering =
  /** Nothing is there. */
  | { readonly kind: 'missing' }
  /** Somebody's own, or a page that depends on who asks. */
  | { readonly kind: 'private' }
  | { readonly kind: 'public'; readonly remote: RemoteName };

/** Who answers for an address, as far as the shell knows. */
export function answeringAt(pathname: string): Answering {
  if (pathname === paths.auth()) return { kind: 'private' };
  const area = areaAt(pathname);
  if (!area) return { kind: 'missing' };
  const isOpen = area.guard === 'public' || area.guard === 'requester';
  if (!isOpen || area.onlyWith !== undefined) return { kind: 'private' };
  return { kind: 'public', remote: remoteOf(area, null) };
}

/** The pattern of the route that answers for an address of a remote; null where none does. */
export async function routeAt(remote: RemoteName, pathname: string): Promise<string | null> {
  const { routes } = await remoteModule(remote);
  return router.matchRoutes(routes, pathname)?.at(-1)?.route.path ?? null;
}

/** The route patterns of a remote. */
export async function patternsOf(remote: RemoteName): Promise<string[]> {
  const { routes } = await remoteModule(remote);
  return routes.flatMap(({ path }) => path ?? []);
}

/** The addresses, with everything below them, that only some may enter. */
export const privatePrefixes: readonly string[] = areas
  .flatMap(({ prefixes }) => prefixes)
  .filter((prefix) => answeringAt(prefix).kind === 'private');

async function pageAt(pathname: string): Promise<string | null> {
  const answering = answeringAt(pathname);
  if (answering.kind !== 'public') return null;
  const { routes } = await remoteModule(answering.remote);
  const route = router.matchRoutes(routes, pathname)?.at(-1)?.route;
  const handle = route && pageHandleOf(route);
  const page = await (handle && track(handle.preload()));
  return page?.default.name ?? null;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

const STYLE_ELEMENT = /^<style([^>]*)>([\s\S]*)<\/style>$/;

/** Longest wait for what a page reads, in ms; it is drawn without what comes later. */
const READING_MS = 3_000;

/** Most times a page is drawn to find what it reads next. */
const MOST_READINGS = 3;

/** Where visitors' reads go. Without it, pages are drawn before they have read anything. */
export function connect(configuration: kernel.RuntimeConfig): void {
  kernel.provideRuntimeConfig(configuration);
  isConnected = true;
}

let isConnected = false;

// What soon ends would have ended when the page is opened.
function isWanted({ state, options, meta }: query.Query): boolean {
  const isOff = Reflect.get(options, 'enabled') === false || options.queryFn === query.skipToken;
  return state.status === 'pending' && !isOff && meta?.['isShortLived'] !== true;
}

const wantedQueries = () => kernel.queryClient.getQueryCache().findAll({ predicate: isWanted });

/** Reads what the last drawing asked for. Returns whether there was anything. */
async function readWanted(): Promise<boolean> {
  const cache = kernel.queryClient.getQueryCache();
  const wanted = wantedQueries();
  if (!isConnected || wanted.length === 0) return false;
  const reading = Promise.allSettled(
    wanted.map((one) => one.fetch({ ...one.options, retry: false })),
  );
  const tooLate = new Promise((resolve) => setTimeout(resolve, READING_MS).unref());
  await Promise.race([reading, tooLate]);
  // A failure is the browser's to find and to tell.
  const failed = cache.findAll({ predicate: ({ state }) => state.status === 'error' });
  for (const one of failed) cache.remove(one);
  return true;
}

async function drawOnce(pathname: string): Promise<Omit<Drawing, 'page' | 'data' | 'isPartial'>> {
  const sheet = new styledComponents.ServerStyleSheet();
  let head: kernel.PageHead = {};
  const failures: unknown[] = [];
  const collect = (said: kernel.PageHead) => {
    const news = Object.entries(said).filter(([, value]) => value !== undefined);
    head = { ...head, ...Object.fromEntries(news) };
  };
  const Standing: AppProps['router'] = ({ children }) => (
    <router.MemoryRouter initialEntries={[pathname]}>{children}</router.MemoryRouter>
  );
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <kernel.HeadCollector value={collect}>
          <react.StrictMode>
            <App router={Standing} />
          </react.StrictMode>
        </kernel.HeadCollector>,
      ),
      {
        // Never in parts that only a script could put in place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (failure) => void failures.push(failure),
      },
    );
    const html = await textOf(prelude);
    if (failures.length > 0) throw new AggregateError(failures, `${pathname} cannot be drawn.`);
    const [, styleAttributes = '', styles] = STYLE_ELEMENT.exec(sheet.getStyleTags()) ?? [];
    if (styles === undefined) throw new Error(`${pathname} has no styles.`);
    return { html, styles, styleAttributes, head };
  } finally {
    sheet.seal();
  }
}

async function drawAlone(pathname: string): Promise<Drawing> {
  kernel.queryClient.clear();
  const page = await pageAt(pathname);
  let drawn = await drawOnce(pathname);
  for (let reading = 0; reading < MOST_READINGS && (await readWanted()); reading += 1) {
    drawn = await drawOnce(pathname);
  }
  const isPartial = wantedQueries().length > 0;
  return { ...drawn, page, data: query.dehydrate(kernel.queryClient), isPartial };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the page at an address with what visitors may read. Rejects when a part of it throws. One page
 * after the other, since what was read is kept once.
 */
export function draw(pathname: string): Promise<Drawing> {
  const drawing = last.then(() => drawAlone(pathname));
  last = drawing.catch(() => undefined);
  return drawing;
}
