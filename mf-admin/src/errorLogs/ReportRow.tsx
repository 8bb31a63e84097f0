import type { ReportedError } from './errorReports.api';
import { formatMoment } from '@tree-service/domain';
import styled from 'styled-components';
import { color, font, fontSize, Heading, radius, space } from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../shared/layout/Facts';
import { ErrorRow } from './ErrorRow';

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

/** Where the web server gives administrators the source maps of releases; see deploy/README.md. */
const SOURCE_MAPS = '/remotes/mf-admin/sourcemaps/';

async function readSourceMap(place: string): Promise<string | null> {
  try {
    const answer = await fetch(`${SOURCE_MAPS}${place}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    // The stack is shown as it was reported.
    return null;
  }
}

/** A reported stack with the places of the sources; null until they are read, or where none are kept. */
function useReadableStack(stack: string | null): string | null {
  const { data = null } = useQuery({
    queryKey: ['readable_stack', stack],
    queryFn: async () => {
      if (stack === null) return null;
      const { readableStack } = await import('./readableStack');
      const readable = await readableStack(stack, readSourceMap);
      return readable === stack ? null : readable;
    },
    staleTime: Infinity,
  });
  return data;
}

function ErrorDetails({ report }: { readonly report: ReportedError }) {
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

interface ReportRowProps {
  readonly report: ReportedError;
  readonly onOpen?: () => void;
}

/** One reported error; opens to everything known about it. */
export function ReportRow({ report, onOpen }: ReportRowProps) {
  const { severity, category, source, message, created_at: when } = report;
  const facts = [category.replaceAll('_', ' '), source, formatMoment(when)].filter(Boolean);
  return (
    <ErrorRow
      severity={severity}
      message={message}
      facts={facts.join(', ')}
      when={when}
      onOpen={onOpen}
    >
      <ErrorDetails report={report} />
    </ErrorRow>
  );
}
