import { Accordion, Section, Text, VStack, type SectionProps } from '@tree-service/design';
import { useId, useState, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useIsNarrow } from './useIsNarrow';

/** Calls `open` when the address, or a pressed link, leads to the folded part with this id. */
export function useOpenedByLinks(id: string | undefined, open: () => void): void {
  const openIfMeant = useEffectEvent((fragment: string) => {
    if (id !== undefined && fragment === `#${id}`) open();
  });
  useEffect(() => {
    const onAddress = () => openIfMeant(window.location.hash);
    // A link to where the address leads already changes no address.
    const onPress = ({ target }: MouseEvent) =>
      openIfMeant((target instanceof Element && target.closest('a')?.hash) || '');
    onAddress();
    window.addEventListener('hashchange', onAddress);
    document.addEventListener('click', onPress);
    return () => {
      window.removeEventListener('hashchange', onAddress);
      document.removeEventListener('click', onPress);
    };
  }, [id]);
}

/** A folded section; those that follow one another form one list. */
export const Fold = styled.section`
  & + & details {
    border-top: 0;
  }
  /* Clear of the fixed header. */
  & details {
    scroll-margin-top: 6rem;
  }
`;

export interface FoldedSectionProps extends SectionProps {
  /** Whether it is closed at first on a phone; it is by default. */
  readonly isFolded?: boolean;
}

/**
 * A section that is closed at first on a phone, where its title alone says what is in it. Links to its
 * id open it.
 */
export function FoldedSection({ isFolded = true, ...props }: FoldedSectionProps) {
  const ownId = useId();
  const { id = ownId, title, level = 2, description, actions, children } = props;
  useOpenedByLinks(id, () => {
    const part = document.getElementById(id);
    if (part instanceof HTMLDetailsElement) part.open = true;
  });
  const isNarrowNow = useIsNarrow();
  const [wasNarrow, setWasNarrow] = useState<boolean | null>(null);
  // A section in use keeps its layout, so that turning the phone loses nothing typed in it.
  const isNarrow = wasNarrow ?? isNarrowNow;
  const onUse = () => setWasNarrow(isNarrow);
  if (!isNarrow || !isFolded) return <Section {...props} onUse={onUse} />;
  const content = (
    <VStack $align="stretch">
      {description && <Text as="div">{description}</Text>}
      {children}
      {actions && <div>{actions}</div>}
    </VStack>
  );
  return (
    <Fold aria-label={title} onClickCapture={onUse} onInputCapture={onUse}>
      <Accordion level={level} items={[{ id, title, content }]} />
    </Fold>
  );
}
