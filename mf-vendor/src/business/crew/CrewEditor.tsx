import {
  addCrewMember,
  crewQuery,
  removeCrewMember,
  showCrewMember,
  updateCrewMember,
  type CrewFacts,
  type CrewMember,
} from '../../api/crew';
import { useQuery } from '@tanstack/react-query';
import { hideRows, showRows } from '@tree-service/market/api/showRows';
import { CREW_QUALIFICATIONS, CREW_ROLES, isKeyOf } from '@tree-service/domain';
import { EditConflict, useGuardedSave } from '@tree-service/design/hooks';
import {
  Badge,
  Button,
  color,
  HStack,
  QueryBoundary,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { RemoveButton } from '../../area/RemoveButton';
import { PlainList } from '../../area/PlainList';
import { useVendorId } from '../../area/vendorId';
import { AddAnother } from '../AddAnother';
import { useBusinessAction } from '../useBusinessAction';
import { CrewForm } from './CrewForm';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: start;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-bottom: 1px solid ${color.border};
`;

const Qualifications = styled(HStack)`
  margin-top: ${space(2)};
`;

function factsOf({ label, role, qualifications }: CrewMember): CrewFacts {
  return { label, role: isKeyOf(CREW_ROLES, role) ? role : 'ground_worker', qualifications };
}

function EditMember({ member, onClose }: { member: CrewMember; onClose: () => void }) {
  const stored = factsOf(member);
  const change = useBusinessAction<{ facts: CrewFacts; expectedVersion?: number }, number>({
    run: (_vendorId, { facts, expectedVersion }) =>
      updateCrewMember(member.id, facts, expectedVersion),
    done: ({ facts }) => `${facts.label} saved`,
    failed: null,
    show: (version, { facts }) => showRows<CrewMember>([{ id: member.id, ...facts, version }]),
    onDone: onClose,
  });
  const guarded = useGuardedSave<CrewFacts>({
    version: member.version,
    save: (facts, expectedVersion) => change.mutateAsync({ facts, expectedVersion }),
  });
  return (
    <CrewForm member={stored} draft={`crew/${member.id}`} onSave={guarded.send} onCancel={onClose}>
      {guarded.refused && (
        <EditConflict busy={change.isPending} onTakeTheirs={onClose} onSaveMine={guarded.overwrite}>
          Saved version: {[stored.label, CREW_ROLES[stored.role]].join(', ')}
          {stored.qualifications.map((each) => `, ${CREW_QUALIFICATIONS[each]}`)}.
        </EditConflict>
      )}
    </CrewForm>
  );
}

function Member({ member }: { member: CrewMember }) {
  const [editing, setEditing] = useState(false);
  const facts = factsOf(member);
  const restore = useBusinessAction({
    run: (vendorId) => addCrewMember(vendorId, facts),
    done: `${member.label} restored`,
    failed: "We couldn't restore this crew member",
    show: showCrewMember,
  });
  const remove = useBusinessAction({
    run: () => removeCrewMember(member.id),
    done: `${member.label} removed`,
    failed: "We couldn't remove this crew member",
    show: (_, __, vendorId) => hideRows([['vendors', vendorId]], [member.id]),
    next: { label: 'Undo', go: () => restore.mutate() },
  });
  if (editing) {
    return (
      <li>
        <EditMember member={member} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <Item>
      <div>
        <Text weight="semibold">{member.label}</Text>
        <Text size="sm" tone="muted">
          {CREW_ROLES[facts.role]}
        </Text>
        <Qualifications $gap={2} $wrap>
          {facts.qualifications.map((each) => (
            <Badge key={each}>{CREW_QUALIFICATIONS[each]}</Badge>
          ))}
        </Qualifications>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Edit ${member.label}`}
        onClick={() => setEditing(true)}
      >
        <Pencil size={20} aria-hidden />
      </Button>
      <RemoveButton what={member.label} busy={remove.isPending} onRemove={() => remove.mutate()} />
    </Item>
  );
}

/** Of the form that adds one. */
const DRAFT = 'crew';

export function CrewEditor() {
  const add = useBusinessAction({
    run: addCrewMember,
    done: ({ label }) => `${label} added`,
    failed: null,
    show: showCrewMember,
  });
  return (
    <QueryBoundary query={useQuery(crewQuery(useVendorId()))} what="your crew">
      {(crew) => (
        <VStack $gap={5}>
          <Text tone="muted">
            A first name or nickname is enough. Only you and our administrators can see it. Work
            near power lines and arborist visits also require a verified credential.
          </Text>
          {crew.length > 0 && (
            <PlainList $gap={0}>
              {crew.map((member) => (
                <Member key={member.id} member={member} />
              ))}
            </PlainList>
          )}
          <AddAnother
            title="Add a crew member"
            another="Add another crew member"
            isFirst={crew.length === 0}
            draft={DRAFT}
          >
            {(close) => (
              <CrewForm
                draft={DRAFT}
                onSave={add.mutateAsync}
                onCancel={crew.length > 0 ? close : undefined}
              />
            )}
          </AddAnother>
        </VStack>
      )}
    </QueryBoundary>
  );
}
