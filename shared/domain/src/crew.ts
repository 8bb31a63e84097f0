import { EQUIPMENT_KINDS, type EquipmentKind } from './services';

/** What people of a crew can be qualified for, as stored, with what people read. */
export const CREW_QUALIFICATIONS = {
  isa_certified_arborist: 'ISA Certified Arborist',
  traq: 'Tree risk assessment (TRAQ)',
  line_clearance: 'Line clearance',
  commercial_driver: "Commercial driver's license (CDL)",
  crane_operator: 'Crane operator',
  aerial_lift: 'Aerial lift',
  aerial_rescue: 'Aerial rescue',
  first_aid: 'First aid and CPR',
  pesticide_applicator: 'Pesticide applicator',
} as const;

/** A qualification as stored. */
export type CrewQualification = keyof typeof CREW_QUALIFICATIONS;

/** Roles in a crew, as stored, with what people read. */
export const CREW_ROLES = {
  foreman: 'Foreman',
  climber: 'Climber',
  ground_worker: 'Ground worker',
  arborist: 'Arborist',
  driver: 'Driver',
  office: 'Office',
} as const;

/** A role as stored. */
export type CrewRole = keyof typeof CREW_ROLES;

/** Who and what a Pro sends to a job: "3 people, crane, chipper"; null while nothing is planned. */
export function crewInWords({
  people,
  machines,
}: {
  people: number | null;
  machines: readonly EquipmentKind[];
}): string | null {
  const parts = [
    ...(people === null ? [] : [people === 1 ? '1 person' : `${people} people`]),
    ...machines.map((kind) => EQUIPMENT_KINDS[kind].toLowerCase()),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
