import { useId, useRef, useState } from 'react';
import { ClipboardCopy } from 'lucide-react';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import { Button, Dialog, FieldFrame, TextAreaInput } from '@tree-service/design';
import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import {
  healthChecksQuery,
  latencyQuery,
  liveReleasesQuery,
  tokenClaimsQuery,
} from './diagnostics.api';
import type { TextFact } from '../shared/layout/Facts';
import { bundleReleases, askShell, SHELL_TOO_OLD } from './bundleReleases';
import { useEvaluatedFlags } from './useEvaluatedFlags';
import { factsOfClaims, factsOfSession } from './SessionFacts';
import { healthCheckTexts, factsOfBackend } from './backendHealth';

function failedFact(cause: unknown): TextFact[] {
  return [{ name: 'Error', value: messageOf(cause) }];
}

function sharedFacts(): TextFact[] {
  const modules = askShell((host) => host.sharedModules());
  if (modules.kind === 'tooOld') return [{ name: 'Shell', value: SHELL_TOO_OLD }];
  return (modules.kind === 'alone' ? [] : modules.answer)
    .filter(({ isLoaded }) => isLoaded)
    .map(({ name, version, from, usedBy }) => ({
      name,
      value: `${version} from ${from}, used by ${usedBy.join(', ') || 'none'}`,
    }));
}

/** A part of the diagnostics: its heading and its facts. */
interface SupportPart {
  readonly title: string;
  readonly facts: readonly TextFact[];
}

/** The diagnostics as plain text for a support ticket. */
export function supportText(parts: readonly SupportPart[], now: Date = new Date()): string {
  const written = parts.map(({ title, facts }) =>
    [title, ...facts.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'),
  );
  return [`Diagnostics of ${now.toISOString()}`, ...written].join('\n\n');
}

/**
 * Collects everything the page shows for a support ticket, without tokens, keys, passwords, or query
 * strings.
 */
function useSupportParts(): () => Promise<SupportPart[]> {
  const queries = useQueryClient();
  const auth = useAuth();
  const { flags } = useEvaluatedFlags();

  async function facts<Answer, Key extends QueryKey>(
    query: FetchQueryOptions<Answer, Error, Answer, Key>,
    write: (answer: Answer) => TextFact[],
  ): Promise<TextFact[]> {
    try {
      return write(await queries.ensureQueryData(query));
    } catch (cause) {
      return failedFact(cause);
    }
  }

  return async () => {
    const asked = askShell((host) => host.running());
    const running = asked.kind === 'answered' ? asked.answer : { shell: null, remotes: {} };
    const [claims, backend, releases, checks] = await Promise.all([
      facts(tokenClaimsQuery(), (token) => (token === null ? [] : factsOfClaims(token))),
      facts(latencyQuery(), factsOfBackend),
      facts(liveReleasesQuery(), (live) =>
        bundleReleases(running, live).map((bundle) => ({
          name: bundle.name,
          value: [
            bundle.running ?? 'not loaded',
            `live ${bundle.live ?? 'unknown'}`,
            ...(bundle.reason === null
              ? []
              : [
                  `this shell runs ${bundle.runnable ?? 'none'}: the live release ${bundle.reason}`,
                ]),
          ].join(', '),
        })),
      ),
      facts(healthChecksQuery(), (checks) =>
        healthCheckTexts(checks).map(({ name, found }) => ({ name, value: found })),
      ),
    ]);
    const place = `${window.location.origin}${window.location.pathname}`;
    return [
      { title: 'Page', facts: [{ name: 'Address', value: place }] },
      { title: 'Session', facts: factsOfSession(auth) },
      { title: 'Access token', facts: claims },
      { title: 'Backend', facts: backend },
      { title: 'Releases', facts: releases },
      { title: 'Shared modules', facts: sharedFacts() },
      { title: 'Health checks', facts: checks },
      {
        title: 'Feature flags',
        facts: flags.map(({ name, isOn, why }) => ({
          name,
          value: `${isOn ? 'on' : 'off'} (${why})`,
        })),
      },
    ];
  };
}

/** Copies the diagnostics as text, or shows the text where the browser refuses. */
export function CopyForSupport() {
  const gather = useSupportParts();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const copy = async () => {
    setIsBusy(true);
    const text = supportText(await gather());
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Diagnostics copied');
    } catch {
      setShown(text);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="outline" loading={isBusy} onClick={() => void copy()}>
        <ClipboardCopy size={20} aria-hidden />
        Copy for support
      </Button>
      <Dialog
        title="Diagnostics"
        description="Your browser blocked copying. Select the text and copy it."
        open={shown !== null}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
        initialFocus={field}
        size="lg"
      >
        <FieldFrame id={id} label="Text for a support ticket">
          <TextAreaInput
            id={id}
            ref={field}
            readOnly
            rows={16}
            value={shown ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </FieldFrame>
      </Dialog>
    </>
  );
}
