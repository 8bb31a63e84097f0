import type { ServiceCategory } from '@tree-service/domain';
import { color, radius, space } from '@tree-service/design';
import { Axe, CircleDot, ClipboardCheck, Scissors, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export const serviceIcons: Readonly<Record<ServiceCategory, ReactNode>> = {
  tree_removal: <Axe size={22} />,
  stump_grinding: <CircleDot size={22} />,
  arborist: <ClipboardCheck size={22} />,
  maintenance: <Scissors size={22} />,
  emergency: <Siren size={22} />,
};

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(10)};
  height: ${space(10)};
  border-radius: ${radius.md};
  background: ${color.brandSoft};
  color: ${color.brandText};
`;

/** The sign of a service before its name. */
export const ServiceIcon = ({ service }: { service: ServiceCategory }) => (
  <Tile aria-hidden>{serviceIcons[service]}</Tile>
);
