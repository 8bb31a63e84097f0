import type { Page } from '@playwright/test';

const MOST_STOPS = 90;

/**
 * The name of what has the focus, about as a screen reader would say it. Waits for a frame, in which a dialog
 * takes the focus back from its edge; people press Tab more slowly than that.
 */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (element === null) return '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const area = element instanceof HTMLTextAreaElement ? [...element.labels] : [];
    const select = element instanceof HTMLSelectElement ? [...element.labels] : [];
    const words =
      element.getAttribute('aria-label') ??
      ([...labels, ...area, ...select].map((label) => label.textContent).join(' ') ||
        element.textContent);
    return words.trim();
  });
}

/** Presses Tab until what has the focus is called so. Throws when a round of the page does not find it. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await focusedName(page);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
    passed.push(found);
  }
  throw new Error(`Tab never came to ${String(name)}; it passed ${passed.join(' | ')}.`);
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Goes to a link or button by Tab and presses Enter. */
export async function enterOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes by Tab to a button that opens the system's file dialog, opens it, and chooses a file. */
export async function chooseFile(
  page: Page,
  name: string | RegExp,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  // Asked for before the way there, because the browser takes a moment to hand over its dialogs.
  const dialog = page.waitForEvent('filechooser');
  await enterOn(page, name);
  await (await dialog).setFiles(file);
}

/** Goes to a box or an option by Tab and presses Space. */
export async function spaceOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Space');
}
