import type { ToastText } from './toastCatalogue';

/** How loud a notice is. */
export type NoticeTone = 'success' | 'error' | 'info' | 'warning';

/** What may be said besides the title. */
export interface NoticeOptions {
  readonly description?: string;
  /** Milliseconds on screen; 4 seconds when absent, `Infinity` until dismissed. */
  readonly duration?: number;
  /** Notices with the same id replace each other instead of piling up. */
  readonly id?: string;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let wanted = false;
const waiting = new Set<() => void>();

// The toast library is downloaded with the first notice; most first views never show one.
function show(tone: NoticeTone, title: string, options: NoticeOptions = {}): void {
  wanted = true;
  waiting.forEach((tell) => tell());
  import('sonner').then(
    ({ toast }) => toast[tone](title, { ...options }),
    (cause: unknown) => console.error('A notice could not be shown:', title, cause),
  );
}

type Notify = (title: string, options?: NoticeOptions) => void;

/** Shows notices at the top right. */
export const notify: Readonly<Record<NoticeTone, Notify>> & {
  /** Shows a row of the toast catalogue; `options` may add the server's message or a duration. */
  readonly text: (tone: NoticeTone, text: ToastText, options?: NoticeOptions) => void;
  /** Takes back the notice with this id. */
  readonly dismiss: (id: string) => void;
} = {
  success: (title, options) => show('success', title, options),
  error: (title, options) => show('error', title, options),
  info: (title, options) => show('info', title, options),
  warning: (title, options) => show('warning', title, options),
  text: (tone, { title, description }, options) => show(tone, title, { description, ...options }),
  dismiss: (id) => {
    if (wanted) void import('sonner').then(({ toast }) => toast.dismiss(id));
  },
};

/** Whether any notice was shown yet, for `useSyncExternalStore`. */
export const noticesWanted = {
  subscribe(tell: () => void): () => void {
    waiting.add(tell);
    return () => waiting.delete(tell);
  },
  get: (): boolean => wanted,
} as const;
