import { pluginCall } from './plugin';

/** What is handed to another app. */
export interface Shareable {
  readonly title: string;
  readonly text?: string;
  /** Absolute address. */
  readonly url: string;
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || /cancel/i.test(error.message));
}

/**
 * Offers something to other apps: by the native wrapper, else by the browser, else by copying the
 * address. Returns which; `cancelled` when people changed their mind. Throws when all of them fail.
 */
export async function share(content: Shareable): Promise<'shared' | 'copied' | 'cancelled'> {
  const nativeShare = pluginCall('Share', 'share');
  try {
    if (nativeShare !== null) await nativeShare({ ...content });
    else if ('share' in navigator) await navigator.share(content);
    else {
      await window.navigator.clipboard.writeText(content.url);
      return 'copied';
    }
    return 'shared';
  } catch (error) {
    if (isCancelled(error)) return 'cancelled';
    throw error;
  }
}
