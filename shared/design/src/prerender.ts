import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

/** A page as it looks before its scripts run. */
export interface PrerenderedView {
  readonly html: string;
  readonly css: string;
  /** Paths of the pages search engines may find, where the bundle has some. */
  readonly pages?: readonly string[];
}

declare global {
  interface Window {
    /** Called by the build. */
    prerender?: () => Promise<PrerenderedView>;
  }
}

function renderedStyles(): string {
  return [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
}

/**
 * Registers what the build prerenders, in a document without layout or network, and the paths of the
 * bundle's public pages.
 */
export function registerPrerender(view: ReactNode, pages?: readonly string[]): void {
  window.prerender = () =>
    new Promise((resolve) => {
      const place = document.createElement('div');
      document.body.append(place);
      createRoot(place).render(view);
      // React renders in a task of its own; lazy parts arrive later and are left out.
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        resolve({ html: place.innerHTML, css: renderedStyles(), pages });
      });
      watcher.observe(place, { childList: true });
    });
}
