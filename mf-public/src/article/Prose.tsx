import { Section, VStack } from '@tree-service/design';
import { ProseBlock } from './ProseBlock';
import type { ProseSection } from './prose';

/** Sections of running text, in a column that is comfortable to read. */
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
