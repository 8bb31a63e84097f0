import { runtimeConfig, type SocialNetwork } from '@tree-service/kernel';
import styled from 'styled-components';
import { anchors } from './anchors';

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: 0;
  list-style: none;
`;

const Circle = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${({ theme }) => theme.color.deepBorder};
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme }) => theme.color.onDeepMuted};

  &:hover {
    border-color: ${({ theme }) => theme.color.onDeepMuted};
    color: ${({ theme }) => theme.color.onDeep};
  }
`;

const networks: readonly { id: SocialNetwork; name: string; drawing: string }[] = [
  {
    id: 'facebook',
    name: 'Facebook',
    drawing: 'M15 4h-2.500A3.500 3.500 0 0 0 9 7.500V20M6 11.500h8',
  },
  {
    id: 'instagram',
    name: 'Instagram',
    drawing:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM16.800 7.200h.01',
  },
  { id: 'x', name: 'X', drawing: 'm5 5 14 14M19 5 5 19' },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    drawing: 'M6 10v8M6 6.500h.01M11 18v-8M11 13.500a3.500 3.500 0 0 1 7 0V18',
  },
];

/** The operator's pages on social networks. Where none are configured, placeholders that stay on this page. */
export function SocialLinks() {
  const { socialLinks } = runtimeConfig();
  const configured = networks.filter(({ id }) => id in socialLinks);
  return (
    <List role="list" aria-label="Social media">
      {(configured.length > 0 ? configured : networks).map(({ id, name, drawing }) => (
        <li key={id}>
          <Circle href={socialLinks[id] ?? `#${anchors.footer}`} aria-label={name}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden
            >
              <path d={drawing} />
            </svg>
          </Circle>
        </li>
      ))}
    </List>
  );
}
