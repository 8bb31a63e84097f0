/**
 * How pages are printed: light, without what only works on a screen (buttons leave it out themselves),
 * nothing cut off or split that belongs together. data-screen-only marks what is not for paper.
 */
export const printed = `@media print {
  @page { margin: 14mm; }
  body { background: none; }
  :has(> main) > :not(main), nav, [data-screen-only], [data-sonner-toaster], [role='alert'] button { display: none !important; }
  main, main :not(img) { overflow: visible !important; box-shadow: none !important; }
  li, tr, figure, article, dl > * { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}`;
