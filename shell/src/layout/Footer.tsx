import { Link } from 'react-router';
import styled from 'styled-components';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { Container } from '@tree-service/design';
import { anchors } from './anchors';
import { footerColumns } from './footerLinks';
import { SocialLinks } from './SocialLinks';

const Band = styled.footer`
  padding-block: ${({ theme }) => `${theme.space(16)} ${theme.space(8)}`};
  background: ${({ theme }) => theme.color.deep};
  color: ${({ theme }) => theme.color.onDeepMuted};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${({ theme }) => theme.space(8)};
`;

const ColumnTitle = styled.h2`
  margin-bottom: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.onDeep};
  font-size: ${({ theme }) => theme.fontSize.md};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
`;

const Links = styled.ul`
  padding: 0;
  list-style: none;
`;

const FooterLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${({ theme }) => theme.color.onDeepMuted};
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.color.onDeep};
    text-decoration: underline;
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  margin-top: ${({ theme }) => theme.space(12)};
  padding-top: ${({ theme }) => theme.space(6)};
  border-top: 1px solid ${({ theme }) => theme.color.deepBorder};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

/** The foot of every page: where everything is, and whose it is. */
export function Footer() {
  return (
    <Band id={anchors.footer} tabIndex={-1}>
      <Container $width="wide">
        <Columns>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <ColumnTitle>{title}</ColumnTitle>
              <Links role="list">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </Links>
            </nav>
          ))}
        </Columns>
        <Bottom>
          {/* Drawn ahead, it may be of the year before. */}
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {PRODUCT_NAME}. All rights reserved.
          </p>
          <SocialLinks />
        </Bottom>
      </Container>
    </Band>
  );
}
