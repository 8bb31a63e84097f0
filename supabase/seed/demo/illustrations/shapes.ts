// Each function returns SVG elements. Shapes are 100 units tall or wide and stand on the point (0, 0).

const BARK = '#68503e';
const FENCE = '#ba9c7a';

/** Puts shapes at a point and scales 100 units to a size, both in pixels. */
export function place(x: number, y: number, size: number, shapes: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${shapes}</g>`;
}

const shadow = (radius: number) =>
  `<ellipse rx="${radius}" ry="${radius / 7}" fill="#1c301c" opacity=".22"/>`;

const CROWN = [
  [-25, -57, 15],
  [25, -57, 15],
  [-10, -50, 15],
  [11, -50, 15],
  [-21, -72, 16],
  [21, -72, 16],
  [0, -68, 20],
  [-9, -85, 13],
  [10, -84, 13],
] as const;

const puffs = (dx: number, dy: number, part: number) =>
  CROWN.map(([x, y, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r * part}"/>`).join('');

const trunkAndCrown = (leaf: string) => `
  <path d="M-6 1 Q-2 -10 -3 -60 L3 -60 Q2 -10 6 1Z" fill="${BARK}"/>
  <path d="M0 -30 L-18 -56 M0 -38 L17 -60" stroke="${BARK}" stroke-width="3.5"/>
  <g filter="url(#leaves)">
    <g fill="${leaf}">${puffs(0, 0, 1)}</g>
    <g fill="#0e2818" opacity=".2">${puffs(3, 5, 0.6)}</g>
    <g fill="#f2f6b4" opacity=".22">${puffs(-4, -4, 0.55)}</g>
  </g>`;

/** A tree with a round crown. */
export const broadleaf = (leaf: string): string => shadow(32) + trunkAndCrown(leaf);

/** A tree that lies on the ground, its crown to the right. */
export const fallenTree = (leaf: string): string => `
  <ellipse cx="60" cy="14" rx="54" ry="7" fill="#1c301c" opacity=".22"/>
  <g transform="rotate(81) scale(.72 1)">${trunkAndCrown(leaf)}</g>
  <ellipse rx="2.5" ry="5" fill="#d8b88a"/>`;

/** A conifer with tiers of branches. */
export const conifer = (needle: string): string => `${shadow(20)}
  <path d="M-2.5 0 L-2 -20 H2 L2.5 0Z" fill="${BARK}"/>
  <g filter="url(#leaves)">${[0, 1, 2, 3, 4]
    .map((tier) => {
      const [base, half] = [-10 - tier * 15, 22 - tier * 3.6];
      return `<path d="M0 ${base - 30} L${half} ${base} L-${half} ${base}Z" fill="${needle}"/>
        <path d="M0 ${base - 30} L${half} ${base} H4Z" fill="#06180e" opacity=".28"/>`;
    })
    .join('')}</g>`;

/** A tree without leaves that leans to one side. */
export const deadTree = (lean: number): string => `${shadow(18)}
  <g transform="skewX(${lean})" fill="none" stroke="#8e8072" stroke-linecap="round">
    <path d="M-5 1 Q-1 -40 0 -100 Q3 -40 5 1Z" fill="#8e8072" stroke="none"/>
    <path d="M0 -42 Q14 -48 26 -64 M0 -52 Q-14 -56 -24 -72 M1 -66 Q12 -70 18 -84" stroke-width="2.6"/>
    <path d="M14 -50 Q22 -50 32 -56 M-13 -57 Q-22 -56 -30 -62 M10 -71 Q16 -72 24 -76
      M0 -78 Q-8 -82 -12 -92" stroke-width="1.4"/>
  </g>`;

/** A stump with its rings. */
export const stump = (): string => `${shadow(66)}
  <path d="M-50 -40 Q-50 -12 -68 4 Q0 26 68 4 Q50 -12 50 -40Z" fill="${BARK}"/>
  ${[50, 40, 29, 18, 7]
    .map((r, ring) => {
      const wood = ring % 2 === 0 ? '#d8b88a' : '#bf9766';
      return `<ellipse cy="-40" rx="${r}" ry="${r * 0.3}" fill="${wood}"/>`;
    })
    .join('')}
  <path d="M8 -40 L40 -36" stroke="#8f6c48" stroke-width="1.6"/>`;

/** Stacked logs, seen from their ends. */
export const logs = (): string =>
  `${shadow(52)}${[
    [-32, -16],
    [0, -16],
    [32, -16],
    [-16, -43],
    [16, -43],
    [0, -70],
  ]
    .map(
      ([x, y]) => `<g transform="translate(${x} ${y})"><circle r="16" fill="${BARK}"/>
        <circle r="13" fill="#d8b88a"/><circle r="8" fill="#c7a06e"/><circle r="3" fill="#d8b88a"/></g>`,
    )
    .join('')}`;

/** A heap of wood chips. */
export const chips = (): string => `${shadow(56)}
  <g filter="url(#leaves)"><path d="M-50 2 Q-22 -8 -6 -38 Q2 -46 12 -36 Q28 -8 50 2Z" fill="#c19a68"/>
  <path d="M6 -40 Q10 -20 4 2 H50 Q28 -8 12 -36Z" fill="#8a6238" opacity=".4"/></g>`;

/** A house seen from the front. */
export const house = (wall: string, roof: string): string => `${shadow(56)}
  <rect x="-50" y="-50" width="100" height="50" fill="${wall}"/>
  <rect x="-50" y="-50" width="100" height="5" opacity=".18"/>
  <path d="M-38 -80 H38 L57 -47 H-57Z" fill="${roof}"/>
  <path d="M22 -92 H31 V-78 H22Z" fill="${roof}"/>
  <path d="M-7 -33 H7 V0 H-7Z" fill="${roof}"/><circle cx="4" cy="-16" r="1" fill="#f4efe4"/>
  ${[-30, 30]
    .map(
      (x) => `<g transform="translate(${x} -26)" stroke="#faf7f0" stroke-width="2">
        <path d="M-11 -10 H11 V10 H-11Z" fill="#96b6c6"/><path d="M0 -10 V10 M-11 0 H11"/></g>`,
    )
    .join('')}`;

/** A fence of boards. Its width is in units of its height. */
export const fence = (width: number): string => `
  <path d="M0 -30 H${width * 100} M0 -75 H${width * 100}" stroke="#8f7455" stroke-width="9"/>
  ${Array.from({ length: Math.floor(width / 0.34) }, (_, board) => {
    const x = board * 34;
    return `<path d="M${x} 0 V-100 L${x + 14} -112 L${x + 28} -100 V0Z" fill="${FENCE}"/>`;
  }).join('')}`;

/** A bucket truck with its boom raised to the left. */
export const bucketTruck = (): string => `${shadow(58)}
  <path d="M-48 -12 V-30 H16 V-12Z" fill="#d9822b"/>
  <path d="M18 -12 V-46 H36 L48 -28 V-12Z" fill="#e8963f"/><path d="M23 -41 H34 L42 -28 H23Z" fill="#a9c6d2"/>
  <path d="M-10 -30 L-34 -66 L-62 -104" fill="none" stroke="#4c4f52" stroke-width="5" stroke-linejoin="round"/>
  <path d="M-76 -104 H-58 V-122 H-76Z" fill="#f0ece2" stroke="#4c4f52" stroke-width="2"/>
  <circle cx="-67" cy="-130" r="6" fill="#c9a184"/><path d="M-74 -132 A7 7 0 0 1 -60 -132Z" fill="#f2c230"/>
  ${[-32, 30].map((x) => `<circle cx="${x}" cy="-9" r="10" fill="#2d2f31"/><circle cx="${x}" cy="-9" r="4" fill="#b9bcbf"/>`).join('')}`;
