import { Text } from '@tree-service/design';
import styled from 'styled-components';

/** Text someone wrote, with its line breaks. */
export const Paragraphs = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
