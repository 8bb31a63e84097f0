import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import {
  healthChecksQuery,
  latencyQuery,
  liveReleasesQuery,
  tokenClaimsQuery,
} from '../../api/diagnostics';
import { messageOf, useAuth } from '@tree-service/kernel';
import type { TextFact } from '../../layout/Facts';
import { askShell, SHELL_TOO_OLD } from './askShell';
import { bundleReleases } from './bundleReleases';
import { healthCheckTexts } from './healthCheckTexts';
import { factsOfBackend } from './factsOfBackend';
import { factsOfClaims } from './factsOfClaims';
import { factsOfSession } from './factsOfSession';
import type { SupportPart } from './supportText';
import { useEvaluatedFlags } from './useEvaluatedFlags';

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

/**
 * Collects everything the page shows for a support ticket, without tokens, keys, passwords, or query
 * strings.
 */
export function useSupportParts(): () => Promise<SupportPart[]> {
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
