import styled from 'styled-components';
import { useViewer } from '@tree-service/kernel';
import { color, depth, media, pageWidth, space } from '@tree-service/design';
import { anchors, HEADER_HEIGHT } from './anchors';
import { Brand } from './Brand';
import { HeaderAccount } from './HeaderAccount';
import { HeaderBell } from './HeaderBell';
import { HeaderNavigation } from './HeaderNavigation';
import { MobileMenu } from './MobileMenu';

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${depth.header};
  height: ${HEADER_HEIGHT};
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  height: 100%;
  max-width: calc(${pageWidth.wide} + 2 * ${space(8)});
  margin: 0 auto;
  padding: 0 ${space(8)};
  ${media.belowLaptop} {
    gap: ${space(3)};
    padding: 0 ${space(4)};
  }
`;

const Wide = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${media.mobile} {
    display: none;
  }
`;

const Narrow = styled.div`
  ${media.tabletUp} {
    display: none;
  }
`;

/** The fixed header of every page. */
export function Navbar() {
  const viewer = useViewer();
  return (
    <Bar>
      <Inner id={anchors.navigation} tabIndex={-1}>
        <Brand />
        <Wide>
          <nav aria-label="Main">
            <HeaderNavigation viewer={viewer} />
          </nav>
        </Wide>
        <End>
          <HeaderBell />
          <Account>
            <HeaderAccount />
          </Account>
          <Narrow>
            <MobileMenu viewer={viewer} />
          </Narrow>
        </End>
      </Inner>
    </Bar>
  );
}
