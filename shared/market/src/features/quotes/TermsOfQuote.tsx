import { Accordion, WrittenText } from '@tree-service/design';

/** The terms a quote was sent with, opened on demand; nothing without any. */
export function TermsOfQuote({
  quote: { id, terms },
  level,
}: {
  quote: { readonly id: string; readonly terms: string | null };
  level?: 2 | 3 | 4;
}) {
  if (terms === null) return null;
  return (
    <Accordion
      level={level}
      items={[
        {
          id: `terms-${id}`,
          title: 'Terms of this quote',
          content: <WrittenText>{terms}</WrittenText>,
        },
      ]}
    />
  );
}
