import { Accordion, Section, type SectionProps } from '@tree-service/design';
import { useId } from 'react';
import { useIsNarrow } from './useIsNarrow';

/** A section that is closed at first on a phone, where its title alone says what is in it. */
export function FoldedSection(props: SectionProps) {
  const id = useId();
  const isNarrow = useIsNarrow();
  if (!isNarrow) return <Section {...props} />;
  return (
    <section aria-label={props.title}>
      <Accordion level={2} items={[{ id, title: props.title, content: props.children }]} />
    </section>
  );
}
