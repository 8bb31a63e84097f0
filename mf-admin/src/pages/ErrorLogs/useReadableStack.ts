import { useQuery } from '@tanstack/react-query';

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
export function useReadableStack(stack: string | null): string | null {
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
