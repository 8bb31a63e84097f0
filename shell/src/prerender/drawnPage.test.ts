/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { drawnPageIn, takeDrawnManifest } from './drawnPage';

function rootWith(attributes: string): Element {
  document.body.innerHTML = `<div id="root" ${attributes}></div>`;
  return document.body.firstElementChild ?? document.body;
}

test('a page drawn for this address is found with its release', () => {
  const root = rootWith('data-drawn-path="/services" data-drawn-release="v1"');
  expect(drawnPageIn(root, '/services')).toEqual({ path: '/services', release: 'v1' });
  expect(drawnPageIn(root, '/services/')).toBeNull();
  expect(drawnPageIn(rootWith(''), '/services')).toBeNull();
});

test('the manifest that came with the page is taken once, by its own address', () => {
  document.body.innerHTML =
    '<script type="application/json" id="drawn-manifest" data-address="/a/mf-manifest.json">{"id":1}</script>';
  const at = (address: string) => takeDrawnManifest(new URL(address, window.location.origin).href);
  expect(at('/b/mf-manifest.json')).toBeNull();
  expect(at('/a/mf-manifest.json')).toEqual({ id: 1 });
  expect(at('/a/mf-manifest.json')).toBeNull();
});
