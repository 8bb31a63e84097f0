import { isFlagOn, stableBucket, type FlagRule, type FlagUser } from '@tree-service/kernel';

/** Whether a flag is on for an account, and the condition that decides it. */
export interface FlagVerdict {
  readonly isOn: boolean;
  readonly why: string;
}

function refusalOf(flag: FlagRule | undefined, user: FlagUser, now: Date): string {
  if (flag === undefined) return "This flag doesn't exist here.";
  if (!flag.enabled) return 'Off for everyone.';
  if (flag.start_date !== null && now.getTime() < Date.parse(flag.start_date)) {
    return 'Not started yet.';
  }
  if (flag.end_date !== null && now.getTime() > Date.parse(flag.end_date)) return 'Ended.';
  const { user_roles: roles, user_ids: ids, user_percentage: percentage } = flag;
  if (roles && roles.length > 0 && !user.roles.some((role) => roles.includes(role))) {
    return 'Not for this user type.';
  }
  if (ids && ids.length > 0 && !ids.includes(user.id)) return 'Not for this account.';
  return `Bucket ${stableBucket(user.id)} is not below ${percentage ?? 0}.`;
}

/** Evaluates a flag as the product does, with the reason. */
export function flagVerdict(flag: FlagRule | undefined, user: FlagUser, now: Date): FlagVerdict {
  if (flag === undefined || !isFlagOn(flag, user, now)) {
    return { isOn: false, why: refusalOf(flag, user, now) };
  }
  const { user_percentage: percentage } = flag;
  return {
    isOn: true,
    why:
      percentage === null
        ? 'All conditions met.'
        : `All conditions met: bucket ${stableBucket(user.id)} is below ${percentage}.`,
  };
}
