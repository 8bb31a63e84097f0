import { isCanceled } from './canceled';
import { pluginCall } from './plugin';

/** What is handed to another app. */
export interface Shareable {
  readonly title: string;
  readonly text?: string;
  /** Absolute address. */
  readonly url: string;
}

/** Whether there are other apps to offer something to; where not, `share` copies the address. */
export function canShare(): boolean {
  return pluginCall('Share', 'share') !== null || 'share' in navigator;
}

/**
 * Offers something to other apps: by the native wrapper, else by the browser, else by copying the
 * address. Returns which; `canceled` when people changed their mind. Throws when all of them fail.
 */
export async function share(content: Shareable): Promise<'shared' | 'copied' | 'canceled'> {
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
    if (isCanceled(error)) return 'canceled';
    throw error;
  }
}
