import { color, depth, media, radius, shadow, space, Text } from '@tree-service/design';
import { type ReactNode, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { draftKeeping, isDraftStored, onKept } from './draft/draftKeeper';

const Columns = styled.div<{ $hasPrice: boolean }>`
  ${media.laptopUp} {
    display: ${({ $hasPrice }) => ($hasPrice ? 'grid' : 'block')};
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    gap: ${space(10)};
  }
`;

// A short form, or one that still loads, leaves the price at the bottom edge, and what gets the focus is not hidden behind it.
const StepColumn = styled.div`
  ${media.belowLaptop} {
    min-height: 80vh;
    & :is(a, button, input, select, summary, textarea) {
      scroll-margin-bottom: 7rem;
    }
  }
`;

// At the bottom edge of a phone, beside the form on a wide screen.
const Aside = styled.aside`
  position: sticky;
  z-index: ${depth.sticky};
  border: 1px solid ${color.border};
  background: ${color.brandSoft};
  overflow-y: auto;
  ${media.laptopUp} {
    top: 6rem;
    max-height: calc(100vh - 7rem);
    padding: ${space(5)};
    border-radius: ${radius.lg};
  }
  ${media.belowLaptop} {
    bottom: 0;
    max-height: 70vh;
    margin: ${space(6)} -${space(4)} 0;
    padding: ${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    box-shadow: ${shadow.lg};
  }
`;

function subscribe(listener: () => void): () => void {
  const ends = [onKept(listener), draftKeeping.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** Says that what is typed is kept, as every form does. */
function DraftSaved() {
  const isStored = useSyncExternalStore(subscribe, isDraftStored, () => false);
  return (
    <Text role="status" size="sm" tone="muted" spaceAbove={3}>
      {isStored && 'Draft saved'}
    </Text>
  );
}

/** The form with the price always in view. */
export function WizardLayout({
  notice,
  price,
  children,
}: {
  /** What comes first on every step. */
  notice: ReactNode;
  price: ReactNode;
  children: ReactNode;
}) {
  return (
    <Columns $hasPrice={price !== null}>
      <StepColumn>
        {notice}
        {children}
        <DraftSaved />
      </StepColumn>
      {price !== null && <Aside aria-label="Estimate so far">{price}</Aside>}
    </Columns>
  );
}
