import { cut } from '@tree-service/domain';
import { useId, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { administratorsQuery, type AuditFilter } from '../api/audit';
import { Button, FieldFrame, Grid, HStack, Select, TextInput, VStack } from '@tree-service/design';
import { AUDIT_KINDS } from '../shared/auditTrail/auditActions';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter as in the address; empty where not set. */
export interface AuditChoice {
  readonly kind: string;
  readonly admin: string;
  /** The account of a Pro or an owner. */
  readonly about: string;
  /** Days in the local time zone, both included: "2026-11-21". */
  readonly from: string;
  readonly until: string;
  readonly words: string;
}

const NAMES = ['kind', 'admin', 'about', 'from', 'until', 'words'] as const;

/** Reads the filter from the address; unknown values are ignored. */
export function readAuditChoice(address: URLSearchParams): AuditChoice {
  const text = (name: (typeof NAMES)[number]) => address.get(name) ?? '';
  const fitting = (name: (typeof NAMES)[number], pattern: RegExp) =>
    pattern.test(text(name)) ? text(name) : '';
  return {
    kind: AUDIT_KINDS.find(({ value }) => value === text('kind'))?.value ?? '',
    admin: fitting('admin', ID),
    about: fitting('about', ID),
    from: fitting('from', DAY),
    until: fitting('until', DAY),
    words: cut(text('words'), 200),
  };
}

/** Writes the filter into an address, without what is not set. */
export function writeAuditChoice(choice: AuditChoice): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => choice[name] !== '').map((name) => [name, choice[name]]),
  );
}

function startOf(day: string, plusMs: number): string | null {
  // Without a zone this is the start of the local day.
  const at = Date.parse(`${day}T00:00`);
  return Number.isNaN(at) ? null : new Date(at + plusMs).toISOString();
}

export function auditFilterOf({
  kind,
  admin,
  about,
  from,
  until,
  words,
}: AuditChoice): AuditFilter {
  return {
    action: kind || null,
    adminId: admin || null,
    aboutId: about.toLowerCase() || null,
    subjectId: ID.test(words) ? words.toLowerCase() : null,
    words: words === '' || ID.test(words) ? null : words,
    from: startOf(from, 0),
    until: startOf(until, DAY_MS),
  };
}

interface AuditFilterBarProps {
  readonly choice: AuditChoice;
  readonly onChange: (choice: AuditChoice) => void;
}

export function AuditFilterBar({ choice, onChange }: AuditFilterBarProps) {
  const id = useId();
  const { data: administrators = [] } = useQuery(administratorsQuery());
  const [words, setWords] = useState(choice.words);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...choice, words: words.trim() });
  };
  return (
    <search>
      <form onSubmit={search}>
        <VStack>
          <Grid $min="9rem" $gap={4}>
            <FieldFrame id={`${id}-kind`} label="Action">
              <Select
                id={`${id}-kind`}
                options={[{ value: '', label: 'All actions' }, ...AUDIT_KINDS]}
                value={choice.kind}
                onChange={({ target }) => onChange({ ...choice, kind: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`${id}-admin`} label="Administrator">
              <Select
                id={`${id}-admin`}
                options={[
                  { value: '', label: 'All administrators' },
                  ...administrators.map((admin) => ({ value: admin.id, label: admin.email })),
                ]}
                value={choice.admin}
                onChange={({ target }) => onChange({ ...choice, admin: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`${id}-from`} label="From">
              <TextInput
                id={`${id}-from`}
                type="date"
                value={choice.from}
                onChange={({ target }) => onChange({ ...choice, from: target.value })}
              />
            </FieldFrame>
            <FieldFrame id={`${id}-until`} label="Until">
              <TextInput
                id={`${id}-until`}
                type="date"
                value={choice.until}
                onChange={({ target }) => onChange({ ...choice, until: target.value })}
              />
            </FieldFrame>
          </Grid>
          <HStack $gap={3} $align="end" $stackOnMobile>
            <FieldFrame id={`${id}-words`} label="Reason or ID">
              <TextInput
                id={`${id}-words`}
                type="search"
                maxLength={200}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </FieldFrame>
            <Button type="submit" variant="outline">
              Search
            </Button>
          </HStack>
        </VStack>
      </form>
    </search>
  );
}
