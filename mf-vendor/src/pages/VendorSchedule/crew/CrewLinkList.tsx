import { formatMoment } from '@tree-service/domain';
import { showRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import { Button, Details, Text, VStack } from '@tree-service/design';
import { revokeCrewLink, type CrewLink } from '../../../api/crewLinks';
import { ListRow, PlainList } from '../../../area/PlainList';

export interface CrewLinkListProps {
  links: readonly CrewLink[];
  /** Whether the day is over, so that no link works. */
  isOver: boolean;
  timeZone: string;
  /** By id. */
  jobNames: Readonly<Partial<Record<string, string>>>;
  onTurnedOff: (linkId: string) => void;
}

const nameOf = ({ label }: CrewLink) => label ?? 'Link';

const WORDS = {
  open: 'Opened at',
  run_late: 'Said the crew is late at',
  start_travel: 'On the way at',
  start: 'Started a job at',
  deliver: 'Finished a job at',
  sign: 'Signed a checklist at',
} as const;

const isAction = (action: string): action is keyof typeof WORDS => action in WORDS;

/** What was done by a link, in words: "Opened at Nov 23, 7:02 AM"; the name of the job where one is known. */
export function describeUse(
  { action, used_at: at, job_id: jobId }: CrewLink['crew_link_uses'][number],
  timeZone: string,
  jobNames: Readonly<Partial<Record<string, string>>>,
): string {
  const words = isAction(action) ? WORDS[action] : 'Used at';
  const job = jobId === null ? undefined : jobNames[jobId];
  return `${words} ${formatMoment(at, timeZone)}${job === undefined ? '' : `: ${job}`}`;
}

/** The links of a day: who has them, what was done by them, and how to turn them off. */
export function CrewLinkList({
  links,
  isOver,
  timeZone,
  jobNames,
  onTurnedOff,
}: CrewLinkListProps) {
  const revoke = useAction({
    run: revokeCrewLink,
    done: 'Link turned off',
    failed: "We couldn't turn off the link",
    refresh: [['jobs', 'crew_links']],
    show: (_, id) => showRows<CrewLink>([{ id, revoked_at: new Date().toISOString() }]),
    onDone: (_done, id) => onTurnedOff(id),
  });
  if (links.length === 0) return null;
  return (
    <PlainList $gap={0} aria-label="Links of this day">
      {links.map((link) => {
        const made = `Created ${formatMoment(link.created_at, timeZone)}`;
        const [latest, ...earlier] = link.crew_link_uses.map((use) => ({
          id: use.id,
          words: describeUse(use, timeZone, jobNames),
        }));
        return (
          <ListRow key={link.id}>
            <VStack $gap={1}>
              <Text as="strong" weight="semibold">
                {nameOf(link)}
              </Text>
              <Text size="sm" tone="muted">
                {link.revoked_at === null
                  ? made
                  : `${made}, turned off ${formatMoment(link.revoked_at, timeZone)}`}
              </Text>
              <Text size="sm">{latest?.words ?? 'Not opened yet'}</Text>
              {earlier.length > 0 && (
                <Details show="Show all uses" hide="Hide all uses">
                  <PlainList $gap={1}>
                    {earlier.map(({ id, words }) => (
                      <Text as="li" size="sm" key={id}>
                        {words}
                      </Text>
                    ))}
                  </PlainList>
                </Details>
              )}
            </VStack>
            {link.revoked_at === null && !isOver && (
              <Button
                size="sm"
                variant="outline"
                loading={revoke.isPending && revoke.variables === link.id}
                aria-label={`Turn off the link: ${nameOf(link)}, ${made}`}
                onClick={() => revoke.mutate(link.id)}
              >
                Turn off
              </Button>
            )}
          </ListRow>
        );
      })}
    </PlainList>
  );
}
