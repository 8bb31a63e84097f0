import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

/** What a page looks like before any of its scripts has run. */
export interface FirstView {
  readonly html: string;
  readonly css: string;
  /** Paths of the pages search engines may find, where the bundle has some. */
  readonly pages?: readonly string[];
}

declare global {
  interface Window {
    /** Draws the first view of a bundle; called by the build. */
    drawFirstView?: () => Promise<FirstView>;
  }
}

function laidStyles(): string {
  return [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
}

/**
 * Offers the build a first view to draw, in a document that has no layout and no network, and the
 * paths of the bundle's public pages.
 */
export function offerFirstView(view: ReactNode, pages?: readonly string[]): void {
  window.drawFirstView = () =>
    new Promise((resolve) => {
      const place = document.createElement('div');
      document.body.append(place);
      createRoot(place).render(view);
      // React draws in a task of its own; what it asks for lazily comes later and is left out.
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        resolve({ html: place.innerHTML, css: laidStyles(), pages });
      });
      watcher.observe(place, { childList: true });
    });
}
