import { flagNames, type FeatureFlagName } from '@tree-service/kernel';
import { isQaJump, isQaScene, type QaJumpName, type QaSceneName } from '../../../../../demo/qa';

/** Everything the QA panel has set; kept in the address, so that a link holds it. */
export interface QaState {
  /** Email of a demo account, 'no one', or null for the one the area is for. */
  readonly account: string | null;
  readonly flags: Readonly<Partial<Record<FeatureFlagName, boolean>>>;
  readonly jump: QaJumpName | null;
  readonly scene: QaSceneName | null;
  readonly network: 'offline' | 'slow' | null;
  /** Path of the backend whose calls fail, such as `/rest/v1/leads`. */
  readonly failing: string | null;
  readonly theme: 'light' | 'dark' | null;
  /** Width of the page in CSS pixels; null for all there is. */
  readonly width: number | null;
}

export const NOBODY = 'nobody';
export const widths = [360, 768, 1280] as const;

const names = {
  account: 'qa-account',
  flags: 'qa-flags',
  jump: 'qa-clock',
  scene: 'qa-state',
  network: 'qa-network',
  failing: 'qa-failing',
  theme: 'qa-theme',
  width: 'qa-width',
} as const;

function oneOf<Value extends string>(value: string | null, known: readonly Value[]): Value | null {
  return known.find((one) => one === value) ?? null;
}

/** The flags of `video_upload,-messaging`: on, and off with a minus. */
function parseFlags(text: string): QaState['flags'] {
  const words = text.split(',');
  const flags: Partial<Record<FeatureFlagName, boolean>> = {};
  for (const name of flagNames) {
    if (words.includes(name)) flags[name] = true;
    if (words.includes(`-${name}`)) flags[name] = false;
  }
  return flags;
}

function formatFlags(flags: QaState['flags']): string {
  return Object.entries(flags)
    .map(([name, isOn]) => (isOn ? name : `-${name}`))
    .join(',');
}

/** What an address holds. Values no one knows count as absent. */
export function parseQaState(search: string): QaState {
  const given = new URLSearchParams(search);
  const [jump, scene] = [given.get(names.jump), given.get(names.scene)];
  const width = Number(given.get(names.width));
  return {
    account: given.get(names.account),
    flags: parseFlags(given.get(names.flags) ?? ''),
    jump: isQaJump(jump) ? jump : null,
    scene: isQaScene(scene) ? scene : null,
    network: oneOf(given.get(names.network), ['offline', 'slow']),
    failing: given.get(names.failing),
    theme: oneOf(given.get(names.theme), ['light', 'dark']),
    width: widths.find((one) => one === width) ?? null,
  };
}

/** A search with this state in place of the one it held; other parameters stay. */
export function withQaState(search: string, state: QaState): string {
  const parameters = new URLSearchParams(search);
  const texts: Record<keyof QaState, string> = {
    account: state.account ?? '',
    flags: formatFlags(state.flags),
    jump: state.jump ?? '',
    scene: state.scene ?? '',
    network: state.network ?? '',
    failing: state.failing ?? '',
    theme: state.theme ?? '',
    width: state.width === null ? '' : String(state.width),
  };
  for (const name of Object.keys(names).filter((one): one is keyof QaState => one in names)) {
    if (texts[name] === '') parameters.delete(names[name]);
    else parameters.set(names[name], texts[name]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
