import styled from 'styled-components';
import { Alert, space } from '../../ui';

const Frame = styled.div`
  margin-top: ${space(3)};
  &:empty {
    display: none;
  }
`;

/** Which files were not taken and why; announced as they come. */
export function FileRefusals({ messages }: { messages: readonly string[] }) {
  return (
    <Frame role="alert">
      {messages.length > 0 && (
        <Alert tone="danger">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
    </Frame>
  );
}
