import type { ToastText } from './toastCatalog';

export type NoticeTone = 'success' | 'error' | 'info' | 'warning';

export interface NoticeOptions {
  readonly description?: string;
  /** Milliseconds on screen; 4 seconds when absent, `Infinity` until dismissed. */
  readonly duration?: number;
  /** Notices with the same id replace each other instead of piling up. */
  readonly id?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let shown = 0;
const listeners = new Set<() => void>();

// The toast library is downloaded with the first notice; most first views never show one.
function show(tone: NoticeTone, title: string, options: NoticeOptions = {}): void {
  shown += 1;
  listeners.forEach((listener) => listener());
  import('sonner').then(
    ({ toast }) => toast[tone](title, { ...options }),
    (cause: unknown) => console.error('A notice could not be shown:', title, cause),
  );
}

type Notify = (title: string, options?: NoticeOptions) => void;

/** Shows notices at the top right. */
export const notify: Readonly<Record<NoticeTone, Notify>> & {
  /** Shows a row of the toast catalog; `options` may add the server's message or a duration. */
  readonly text: (tone: NoticeTone, text: ToastText, options?: NoticeOptions) => void;
  readonly dismiss: (id: string) => void;
} = {
  success: (title, options) => show('success', title, options),
  error: (title, options) => show('error', title, options),
  info: (title, options) => show('info', title, options),
  warning: (title, options) => show('warning', title, options),
  text: (tone, { title, description }, options) => show(tone, title, { description, ...options }),
  dismiss: (id) => {
    if (shown > 0) void import('sonner').then(({ toast }) => toast.dismiss(id));
  },
};

/** How many notices were shown so far; a store for `useSyncExternalStore`. */
export const toasterRequested = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): number => shown,
} as const;
