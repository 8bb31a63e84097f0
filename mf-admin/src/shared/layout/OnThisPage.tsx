import styled from 'styled-components';
import { HStack, Link, media, Section, space, type SectionProps } from '@tree-service/design';
import { Fold } from '@tree-service/market/features/folding';

/** A part of a long page that links lead to, clear of the fixed header. */
export const PagePart = styled.div`
  scroll-margin-top: 6rem;
`;

/** The parts of a long page; on a phone, folded ones that follow one another form a list. */
export const PageParts = styled.div`
  & > * + * {
    margin-top: ${space(12)};
  }
  ${media.mobile} {
    & > ${Fold} + ${Fold} {
      margin-top: 0;
    }
  }
`;

interface LinkedSectionProps extends SectionProps {
  readonly id: string;
}

/** A section that the links to the parts of its page lead to. */
export function LinkedSection({ id, children, ...section }: LinkedSectionProps) {
  return (
    <PagePart id={id}>
      <Section {...section}>{children}</Section>
    </PagePart>
  );
}

interface OnThisPageProps {
  /** The parts in order, by their ids. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Links to the parts of a long page. */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav aria-label="On this page">
      <HStack $gap={5} $wrap>
        {Object.entries(parts).map(([id, title]) => (
          <Link key={id} href={`#${id}`}>
            {title}
          </Link>
        ))}
      </HStack>
    </nav>
  );
}
