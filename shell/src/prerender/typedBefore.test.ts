/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { enterTyped, keepTyped, restoreTyped } from './typedBefore';

function pageWith(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

test('what was entered is entered again, for everyone who listens', () => {
  const root = pageWith(
    '<input name="email"><input name="box" type="checkbox"><input name="other">',
  );
  field('email').value = 'rowan@example.com';
  field('box').checked = true;
  keepTyped(root);
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.name);
  });
  field('email').value = '';
  field('box').checked = false;

  restoreTyped();
  expect(field('email').value).toBe('rowan@example.com');
  expect(field('box').checked).toBe(true);
  expect(heard.sort()).toEqual(['box', 'email']);
});

test('what is entered while the application takes the page over is entered again, as it was last', () => {
  const root = pageWith('<input name="email"><input name="box" type="checkbox">');
  keepTyped(root);
  for (const typed of ['rowan', 'rowan@example.com']) {
    field('email').value = typed;
    field('email').dispatchEvent(new Event('input', { bubbles: true }));
  }
  field('box').click();
  field('email').value = '';
  field('box').checked = false;
  restoreTyped();
  expect(field('email').value).toBe('rowan@example.com');
  expect(field('box').checked).toBe(true);

  field('email').value = 'later';
  field('email').dispatchEvent(new Event('input', { bubbles: true }));
  restoreTyped();
  expect(field('email').value).toBe('later');
  expect(field('box').checked).toBe(true);
});

test('it is entered once', () => {
  const root = pageWith('<input name="email">');
  field('email').value = 'rowan@example.com';
  keepTyped(root);
  restoreTyped();
  field('email').value = 'later';
  restoreTyped();
  expect(field('email').value).toBe('later');
});

test('where the page was drawn again, it goes into the field that took the place', () => {
  const root = pageWith('<input name="email"><input type="radio" name="kind" value="a">');
  field('email').value = 'rowan@example.com';
  field('kind').checked = true;
  keepTyped(root);
  pageWith(
    '<input type="radio" name="kind" value="b"><input type="radio" name="kind" value="a"><input name="email">',
  );
  restoreTyped();
  expect(field('email').value).toBe('rowan@example.com');
  expect(
    [...document.querySelectorAll<HTMLInputElement>('[name="kind"]')].map(({ checked }) => checked),
  ).toEqual([false, true]);
});

test('a field that is drawn again while its user types in it keeps the focus and every letter', () => {
  const root = pageWith('<input name="email">');
  field('email').focus();
  field('email').value = 'rowan';
  keepTyped(root);
  pageWith('<input name="name"><input name="email">');
  enterTyped();
  expect(document.activeElement).toBe(field('email'));
  expect(field('email').value).toBe('rowan');

  field('email').value = 'rowan@example.com';
  field('email').dispatchEvent(new Event('input', { bubbles: true }));
  field('email').value = '';
  restoreTyped();
  expect(field('email').value).toBe('rowan@example.com');
});

test('a field that was left does not take the focus back', async () => {
  const root = pageWith('<input name="email">');
  keepTyped(root);
  field('email').focus();
  field('email').blur();
  await Promise.resolve();
  pageWith('<input name="email">');
  enterTyped();
  expect(document.activeElement).toBe(document.body);
  restoreTyped();
});
