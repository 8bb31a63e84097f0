import { clearSpecialDay, hideSpecialDay, setSpecialDay, showSpecialDay } from '../../../api/hours';
import type { Schedule } from '../../../api/schedule';
import { VStack } from '@tree-service/design';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { dayInWords, todayIn } from '../calendar/days';
import { RemovableList } from './RemovableList';
import { SpecialDayForm } from './SpecialDayForm';
import { planInWords } from './specialDayWords';

type SpecialDay = Schedule['specialDays'][number];

/** Days with other hours than the weekly ones. */
export function SpecialDays({ days, timeZone }: { days: readonly SpecialDay[]; timeZone: string }) {
  const today = todayIn(timeZone);
  const restore = useBusinessAction<SpecialDay, number>({
    run: (_vendorId, special) => setSpecialDay(special.day, special, 0),
    done: ({ day }) => `${dayInWords(day)} restored`,
    failed: "We couldn't restore the day",
    show: (version, special, vendorId) => showSpecialDay(vendorId, { ...special, version }),
  });
  const clear = useBusinessAction<SpecialDay>({
    run: (_vendorId, special) => clearSpecialDay(special.day, special.version),
    done: ({ day }) => `${dayInWords(day)} uses your weekly hours again`,
    failed: "We couldn't remove the day",
    show: (_, { day }, vendorId) => hideSpecialDay(vendorId, day),
    next: { label: 'Undo', go: (day) => restore.mutate(day) },
  });
  return (
    <VStack $gap={5}>
      <RemovableList
        items={days
          .filter(({ day }) => day >= today)
          .map((special) => ({
            key: special.day,
            title: dayInWords(special.day),
            text: planInWords(special),
            busy: clear.isPending && clear.variables.day === special.day,
            onRemove: () => clear.mutate(special),
          }))}
      />
      <SpecialDayForm days={days} today={today} />
    </VStack>
  );
}
