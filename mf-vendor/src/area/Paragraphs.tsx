import { Text } from '@tree-service/design';
import styled from 'styled-components';

/** What somebody wrote, with their line breaks. */
export const Paragraphs = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
