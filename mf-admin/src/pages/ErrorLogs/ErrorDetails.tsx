import styled from 'styled-components';
import type { ReportedError } from '../../api/errorReports';
import { color, font, fontSize, Heading, radius, space } from '@tree-service/design';
import { Facts } from '../../layout/Facts';
import { useReadableStack } from './useReadableStack';

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
`;

const Code = styled.pre`
  max-height: 22rem;
  margin: ${space(2)} 0 0;
  padding: ${space(4)};
  overflow: auto;
  border-radius: ${radius.sm};
  background: ${color.surfaceSunken};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function CodeBlock({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Code tabIndex={0} role="group" aria-label={title}>
        {text}
      </Code>
    </div>
  );
}

export function ErrorDetails({ report }: { readonly report: ReportedError }) {
  const { id, user_id, url, user_agent, context, stack_trace } = report;
  const readable = useReadableStack(stack_trace);
  return (
    <Frame>
      <Facts
        facts={[
          { name: 'Report', value: id },
          { name: 'Account', value: user_id ?? 'Not signed in' },
          { name: 'Page', value: url ?? 'Unknown' },
          { name: 'Browser', value: user_agent ?? 'Unknown' },
        ]}
      />
      {readable !== null && <CodeBlock title="Stack in the sources" text={readable} />}
      <CodeBlock title="Stack" text={stack_trace ?? 'Not reported.'} />
      <CodeBlock
        title="Context"
        text={context === null ? 'Not reported.' : JSON.stringify(context, null, 2)}
      />
    </Frame>
  );
}
