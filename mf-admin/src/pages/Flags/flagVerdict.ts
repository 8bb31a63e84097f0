import { isFlagOn, stableBucket, type FlagRule, type FlagUser } from '@tree-service/kernel';

/** Whether a flag is on for somebody, and the first rule that decides so, in words. */
export interface FlagVerdict {
  readonly isOn: boolean;
  readonly why: string;
}

function refusalOf(flag: FlagRule | undefined, user: FlagUser, now: Date): string {
  if (flag === undefined) return 'The deployment has no flag of this name.';
  if (!flag.enabled) return 'It is switched off for everybody.';
  if (flag.start_date !== null && now.getTime() < Date.parse(flag.start_date)) {
    return 'Its start has not come yet.';
  }
  if (flag.end_date !== null && now.getTime() > Date.parse(flag.end_date))
    return 'Its end has passed.';
  const { user_roles: roles, user_ids: ids, user_percentage: percentage } = flag;
  if (roles && roles.length > 0 && !user.roles.some((role) => roles.includes(role))) {
    return 'Its roles do not include this one.';
  }
  if (ids && ids.length > 0 && !ids.includes(user.id))
    return 'Its accounts do not include this one.';
  return `Bucket ${stableBucket(user.id)} is not below ${percentage ?? 0}.`;
}

/** Says for a flag and a person what the product itself evaluates, and why. */
export function flagVerdict(flag: FlagRule | undefined, user: FlagUser, now: Date): FlagVerdict {
  if (flag === undefined || !isFlagOn(flag, user, now)) {
    return { isOn: false, why: refusalOf(flag, user, now) };
  }
  const { user_percentage: percentage } = flag;
  return {
    isOn: true,
    why:
      percentage === null
        ? 'Every rule is met.'
        : `Every rule is met: bucket ${stableBucket(user.id)} is below ${percentage}.`,
  };
}
