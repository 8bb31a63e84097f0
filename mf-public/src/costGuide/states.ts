/** A US state or the District of Columbia. */
export interface UsState {
  readonly code: string;
  readonly name: string;
}

const names =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,' +
  'KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,' +
  'MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,' +
  'NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,' +
  'PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,' +
  'VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';

/** The fifty states and the District of Columbia, by name. */
export const US_STATES: readonly UsState[] = names
  .split(',')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** The slug of a state: `new-york`. */
export function slugOfState({ name }: UsState): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The state of a slug, or null. */
export function stateOfSlug(slug: string): UsState | null {
  return US_STATES.find((state) => slugOfState(state) === slug) ?? null;
}
