import { Button, Text, VStack } from '@tree-service/design';
import { useAction } from '@tree-service/design/hooks';
import { saveFile } from '@tree-service/kernel/native';
import { readCrewPhoto } from '@tree-service/market/api/photos';
import { Download } from 'lucide-react';
import type { CrewDay } from '../../api/crewDay';
import { dayFile, type DayPhotos } from './dayFile';

async function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('A photo could not be read.'));
    reader.readAsDataURL(file);
  });
}

async function photosOf(day: CrewDay, token: string): Promise<DayPhotos> {
  const photos: Record<string, string> = {};
  // One after the other: a phone's memory is small.
  for (const path of day.jobs.flatMap((job) => job.photos)) {
    const photo = await readCrewPhoto(path, token);
    if (photo !== null) photos[path] = await dataAddress(photo);
  }
  return photos;
}

/** Saves the day as one file that opens without a network. */
export function SaveDay({ day, title, token }: { day: CrewDay; title: string; token: string }) {
  const save = useAction({
    run: async () => {
      const page = dayFile(day, title, await photosOf(day, token));
      await saveFile(`crew-day-${day.day}.html`, new Blob([page], { type: 'text/html' }));
    },
    done: `Saved as crew-day-${day.day}.html.`,
    failed: "We couldn't save the day",
    refresh: [],
  });
  return (
    <VStack $gap={2}>
      <div>
        <Button variant="outline" loading={save.isPending} onClick={() => save.mutate()}>
          <Download size={18} aria-hidden />
          Save the day
        </Button>
      </div>
      <Text size="sm" tone="muted">
        One file with addresses, contacts, notes, photos and directions. It opens without a network.
      </Text>
    </VStack>
  );
}
