/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { drawPriceDocument } from './drawPriceDocument';
import type { PriceDocument } from './priceDocument';
import { printable } from './sheet';

const quote: PriceDocument = {
  fileName: 'quote.pdf',
  from: 'High Limb Crew',
  title: 'Quote for request #1001',
  facts: [['For', 'Ada, Austin, TX 78704']],
  groups: [
    {
      title: 'The whole job',
      lines: [{ work: 'Remove Live oak', quantity: '1', each: '$980', total: '$980' }],
    },
  ],
  totalLabel: 'Amount agreed',
  total: '$980',
  changed: 'Quote of $900, with agreed changes',
  texts: [['Terms', 'The stump stays unless a line says so.']],
  closing: ['The last sentence.'],
};

test('the file is a PDF with that text, over several pages', () => {
  const text = drawPriceDocument(quote).output();
  expect(text.startsWith('%PDF-')).toBe(true);
  for (const words of [
    'Remove Live oak',
    'Amount agreed',
    'Quote of $900',
    'The stump stays',
    'The last sentence.',
  ]) {
    expect(text).toContain(words);
  }
  const many = drawPriceDocument({ ...quote, texts: [['Note', 'One more thing.\n'.repeat(80)]] });
  expect(many.getNumberOfPages()).toBe(3);
});

test('characters the PDF fonts lack become question marks', () => {
  expect(printable('José’s “elm” – 3 trees 🌳 木')).toBe('José’s “elm” – 3 trees ? ?');
});
