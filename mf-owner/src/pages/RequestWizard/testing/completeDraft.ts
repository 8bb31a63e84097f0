import { emptyDraft, emptyTree, type Draft } from '../draft/draft';

/** A complete draft for the removal of one oak. */
export function completeDraft(changes: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft(Date.parse('2026-11-21T12:00:00Z')),
    service: { category: 'tree_removal', writtenReport: false },
    property: { place: 'new', address: '1 Main St', zip: '78704', label: '', pin: null },
    trees: [{ ...emptyTree(), species: 'Oak', height: '45', diameter: '18', condition: 'dead' }],
    access: { description: 'Take it down.', obstacles: ['slope'], notes: 'Ring twice.' },
    timing: { timing: 'this_week' },
    contact: { firstName: 'Robin', lastName: '', phone: '(512) 555-0188' },
    ...changes,
  };
}
