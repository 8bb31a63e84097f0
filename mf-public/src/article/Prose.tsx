import styled from 'styled-components';
import { Section, space, Text, VStack } from '@tree-service/shared/ui';
import type { ProseSection } from './prose';

const Points = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-left: ${space(5)};
`;

/** Sections of running text, in a column that is comfortable to read. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ heading, paragraphs, points }) => (
    <Section key={heading} title={heading}>
      <VStack $gap={4}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {points && (
          <Points>
            {points.map((point) => (
              <Text as="li" key={point}>
                {point}
              </Text>
            ))}
          </Points>
        )}
      </VStack>
    </Section>
  ));
}
