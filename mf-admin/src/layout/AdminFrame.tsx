import { useState, type ReactNode } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import styled from 'styled-components';
import { Button, color, media, Sheet, space } from '@tree-service/design';
import { RecordSearch } from '../recordSearch/RecordSearch';
import { AdminMenu } from './AdminMenu';

const Frame = styled.div`
  ${media.laptopUp} {
    display: grid;
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  border-right: 1px solid ${color.border};
  background: ${color.surface};
  ${media.belowLaptop} {
    display: none;
  }
`;

// The list is longer than a screen is high: it scrolls apart from the page, below the fixed header.
const Steady = styled.div`
  position: sticky;
  top: 4.5rem;
  max-height: calc(100vh - 4.5rem);
  padding: ${space(6)} ${space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Find = styled.div`
  margin-bottom: ${space(5)};
`;

const Bar = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${media.laptopUp} {
    display: none;
  }
`;

/** The list of pages beside a page of the admin area; folded behind a button on narrow screens. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <Side>
        <Steady>
          <Find>
            <RecordSearch isShortcutHere />
          </Find>
          <AdminMenu dense />
        </Steady>
      </Side>
      <Bar>
        <Sheet
          open={isOpen}
          onOpenChange={setIsOpen}
          side="left"
          title="Admin pages"
          trigger={
            <Button variant="outline" size="sm">
              <MenuIcon size={18} aria-hidden />
              Admin pages
            </Button>
          }
        >
          <AdminMenu onChosen={() => setIsOpen(false)} />
        </Sheet>
        <RecordSearch />
      </Bar>
      {children}
    </Frame>
  );
}
