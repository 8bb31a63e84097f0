import { Link } from 'react-router';
import styled from 'styled-components';
import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { Container } from '@tree-service/design';
import { anchors } from './anchors';
import { SocialLinks } from './SocialLinks';

const Band = styled.footer<{ $isSlim: boolean }>`
  padding-block: ${({ theme, $isSlim }) =>
    $isSlim ? theme.space(4) : `${theme.space(16)} ${theme.space(8)}`};
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

const LinksInLine = styled(Links)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space(6)};
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

const Bottom = styled(Line)`
  margin-top: ${({ theme }) => theme.space(12)};
  padding-top: ${({ theme }) => theme.space(6)};
  border-top: 1px solid ${({ theme }) => theme.color.deepBorder};
`;

interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Help, and the rules of using the site. */
const supportColumn: FooterColumn = {
  title: 'Support',
  links: [
    { label: 'Help Center', to: paths.helpCenter() },
    { label: 'Contact', to: paths.contact() },
    { label: 'Terms', to: paths.terms() },
    { label: 'Privacy', to: paths.privacy() },
    { label: 'Accessibility', to: '/accessibility' },
  ],
};

const footerColumns: readonly FooterColumn[] = [
  {
    title: 'For Customer',
    links: [
      { label: 'Request Service', to: paths.request() },
      { label: 'Services and Prices', to: paths.services() },
      { label: 'Find a Professional', to: paths.providers() },
      { label: 'How It Works', to: paths.howItWorks() },
      { label: 'Take the Tour', to: paths.welcomeFlow() },
    ],
  },
  {
    title: 'For Professional',
    links: [
      { label: 'Join as a Pro', to: paths.joinAsPro() },
      { label: 'How It Works for Pros', to: paths.howItWorks() },
      { label: 'Pro Sign-In', to: paths.login() },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About Us', to: paths.about() },
      { label: 'Careers', to: paths.careers() },
      { label: 'Blog', to: paths.blog() },
    ],
  },
  supportColumn,
];

function LinkItems({ links }: Pick<FooterColumn, 'links'>) {
  return links.map(({ label, to }) => (
    <li key={label}>
      <FooterLink to={to}>{label}</FooterLink>
    </li>
  ));
}

function Copyright() {
  return (
    // Drawn ahead, it may be of the year before.
    <p suppressHydrationWarning>
      © {new Date().getFullYear()} {PRODUCT_NAME}. All rights reserved.
    </p>
  );
}

/** The footer of every page: links to every section and who runs the site; one line for people who are signed in. */
export function Footer() {
  const isSlim = useAuth(({ status }) => status === 'signedIn');
  return (
    <Band id={anchors.footer} tabIndex={-1} $isSlim={isSlim}>
      <Container $width="wide">
        {isSlim ? (
          <Line>
            <nav aria-label={supportColumn.title}>
              <LinksInLine role="list">
                <LinkItems links={supportColumn.links} />
              </LinksInLine>
            </nav>
            <Copyright />
          </Line>
        ) : (
          <>
            <Columns>
              {footerColumns.map(({ title, links }) => (
                <nav key={title} aria-label={title}>
                  <ColumnTitle>{title}</ColumnTitle>
                  <Links role="list">
                    <LinkItems links={links} />
                  </Links>
                </nav>
              ))}
            </Columns>
            <Bottom>
              <Copyright />
              <SocialLinks />
            </Bottom>
          </>
        )}
      </Container>
    </Band>
  );
}
