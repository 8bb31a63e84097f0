import { withWrittenTexts } from './writtenTexts';

const texts = [
  { subject: 'request', field: 'description', words: 'Call 512-555-0177' },
  { subject: 'request', field: 'notes', words: 'Ring 512-555-0178' },
  { subject: 'line', field: 'description', words: 'Fell 24 in oak, 512-555-0179' },
  { subject: '7', field: 'note', words: 'Moved, 512-555-0180' },
];

test('puts back what was written in every row it belongs to, and in no other', () => {
  const rows = withWrittenTexts(
    {
      id: 'request',
      description: 'Call [phone hidden]',
      request_access: { request_id: 'request', notes: 'Ring [phone hidden]' },
      quotes: [
        {
          id: 'quote',
          description: 'Stays',
          quote_line_items: [{ id: 'line', description: 'Fell 24 in oak, [phone hidden]' }],
        },
      ],
      events: [{ id: 7, note: 'Moved, [phone hidden]' }],
    },
    texts,
  );
  expect(rows).toEqual({
    id: 'request',
    description: 'Call 512-555-0177',
    request_access: { request_id: 'request', notes: 'Ring 512-555-0178' },
    quotes: [
      {
        id: 'quote',
        description: 'Stays',
        quote_line_items: [{ id: 'line', description: 'Fell 24 in oak, 512-555-0179' }],
      },
    ],
    events: [{ id: 7, note: 'Moved, 512-555-0180' }],
  });
});

test('adds no column that was not read', () => {
  expect(withWrittenTexts([{ id: 'request', number: 12 }], texts)).toEqual([
    { id: 'request', number: 12 },
  ]);
});
