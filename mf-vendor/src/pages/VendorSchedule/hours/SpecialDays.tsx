import { clearSpecialDay, setSpecialDay, type Schedule } from '../../../api/schedule';
import { VStack } from '@tree-service/design';
import { useBusinessAction } from '../../../business/useBusinessAction';
import { dayInWords, todayIn } from '../calendar/days';
import { RemovableList } from './RemovableList';
import { SpecialDayForm } from './SpecialDayForm';
import { planInWords } from './specialDayWords';

type SpecialDay = Schedule['specialDays'][number];

/** Days on which the weekly hours do not count: what there is ahead, and a form for one more. */
export function SpecialDays({ days, timeZone }: { days: readonly SpecialDay[]; timeZone: string }) {
  const today = todayIn(timeZone);
  const putBack = useBusinessAction<SpecialDay>({
    run: (_vendorId, special) => setSpecialDay(special.day, special, 0),
    done: ({ day }) => `${dayInWords(day)} is back`,
    failed: 'The day could not be put back',
  });
  const clear = useBusinessAction<SpecialDay>({
    run: (_vendorId, special) => clearSpecialDay(special.day, special.version),
    done: ({ day }) => `${dayInWords(day)} follows your weekly hours again`,
    failed: 'The day could not be removed',
    next: { label: 'Undo', go: (day) => putBack.mutate(day) },
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
