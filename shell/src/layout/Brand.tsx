import { Link } from 'react-router';
import styled from 'styled-components';
import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import { TreeMark } from './TreeMark';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 2.75rem;
  color: ${({ theme }) => theme.color.brandText};
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.3125rem;
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  letter-spacing: -0.01em;
  white-space: nowrap;
  text-decoration: none;
`;

/** The product's tree and name, leading home. */
export function Brand() {
  return (
    <Home to={paths.home()}>
      <TreeMark />
      {PRODUCT_NAME}
    </Home>
  );
}
