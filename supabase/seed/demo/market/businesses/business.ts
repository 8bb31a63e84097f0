/** Services that go together. */
export const MIXES = {
  all: ['tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'],
  removal: ['tree_removal', 'stump_grinding', 'emergency'],
  crew: ['tree_removal', 'maintenance', 'stump_grinding'],
  care: ['maintenance', 'arborist'],
  storm: ['tree_removal', 'maintenance', 'emergency'],
  stumps: ['stump_grinding', 'tree_removal'],
} as const;

/** What distinguishes a demo business: no two share a sentence. */
export interface Business {
  readonly name: string;
  readonly owner: string;
  readonly mix: keyof typeof MIXES;
  readonly about: string;
  /** People, where the text says how many. */
  readonly crew?: number;
}
