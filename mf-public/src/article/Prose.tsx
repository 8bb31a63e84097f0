import { Section, VStack } from '@tree-service/design';
import { ProseBlock } from './ProseBlock';
import type { ProseSection } from './prose';

/** Sections of text in a column of readable width. */
export function Prose({ sections }: { readonly sections: readonly ProseSection[] }) {
  return sections.map(({ heading, blocks }) => (
    <Section key={heading} title={heading}>
      <VStack $gap={4}>
        {blocks.map((block, index) => (
          <ProseBlock key={index} block={block} />
        ))}
      </VStack>
    </Section>
  ));
}
