import { useFeatureFlags, type FeatureFlagName } from '@tree-service/kernel';

/** Whether a page is listed: those of a feature that is turned off are not. */
export function useIsShown(): (page: { readonly flag?: FeatureFlagName }) => boolean {
  const { isOn } = useFeatureFlags();
  return ({ flag }) => flag === undefined || isOn(flag);
}
