import styled from 'styled-components';
import { controlStyle } from './controlStyle';

/** A many-line input that grows with its text where the browser can. */
export const TextAreaInput = styled.textarea`
  ${controlStyle}
  min-height: 7.5rem;
  max-height: 28rem;
  resize: vertical;
  field-sizing: content;
`;
