import styled from 'styled-components';
import { controlStyle } from './controlStyle';

/** A many-line input, in the direction of what is typed, that grows with its text where the browser can. */
export const TextAreaInput = styled.textarea.attrs({ dir: 'auto' })`
  ${controlStyle}
  min-height: 7.5rem;
  max-height: 28rem;
  resize: vertical;
  field-sizing: content;
`;
