import { type FeatureFlag, notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { showFlag, switchFeatureFlag } from '../../api/featureFlagSettings';
import { DecideButton } from '../../caseFile/DecideButton';
import { useDecision } from '../../layout/useDecision';
import { flagLimits } from './flagLimits';

/** Turns a feature off for everyone, whatever its conditions, and on again under them. */
export function SwitchFlag({ flag }: { readonly flag: FeatureFlag }) {
  const { name, enabled } = flag;
  const { mutateAsync } = useDecision({
    run: (reason: string) => switchFeatureFlag(name, !enabled, reason),
    refresh: [['feature_flags'], ['featureFlags']],
    show: () => showFlag(name, { enabled: !enabled }),
    onDone: () =>
      notify.success(`${name} is ${enabled ? 'off' : 'on'}`, {
        description: 'Open pages update within 5 minutes.',
      }),
  });
  const label = enabled ? 'Turn off' : 'Turn on';
  return (
    <DecideButton
      label={label}
      name={`${label} ${name}`}
      title={enabled ? `Turn off ${name} for everyone?` : `Turn on ${name} again?`}
      hint="Saved to the audit log."
      draft={`flag-${enabled ? 'off' : 'on'}/${name}`}
      isDestructive={enabled}
      onDecide={(reason) => mutateAsync(reason)}
    >
      <Text>
        {enabled
          ? 'The conditions stay as they are for when you turn it on again.'
          : `It will be on for: ${flagLimits(flag)}.`}
      </Text>
    </DecideButton>
  );
}
