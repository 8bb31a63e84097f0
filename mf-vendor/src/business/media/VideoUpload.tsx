import { Text, VStack } from '@tree-service/design';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '../../area/FileButton';
import { useBusinessAction } from '../useBusinessAction';
import { addFile } from './addFile';
import { showAddedMedia, type AddedMedia } from './showMedia';

const MAX_BYTES = 10 * 1024 * 1024;
const TYPES = ['video/mp4', 'video/webm'];

export function VideoUpload() {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const add = useBusinessAction<File, AddedMedia>({
    run: (vendorId, video) => addFile(vendorId, 'video', video),
    show: (added, _, vendorId) => showAddedMedia(vendorId, added),
    done: 'Video added',
    failed: "We couldn't add the video",
  });
  const choose = ([video]: File[]) => {
    if (!video) return;
    if (!TYPES.includes(video.type)) {
      setRefusals([`“${video.name}” is not a video. Please choose an MP4 or WebM file.`]);
    } else if (video.size > MAX_BYTES) {
      setRefusals([`“${video.name}” is larger than 10 MB. Please choose a shorter video.`]);
    } else {
      setRefusals([]);
      add.mutate(video);
    }
  };
  return (
    <VStack $gap={3} $align="start">
      <Text tone="muted">MP4 or WebM, up to 10 MB (about 20 seconds).</Text>
      <FileButton
        accept={TYPES.join(',')}
        busy={add.isPending}
        refusals={refusals}
        onChoose={choose}
      >
        <Video size={20} aria-hidden />
        Add video
      </FileButton>
    </VStack>
  );
}
