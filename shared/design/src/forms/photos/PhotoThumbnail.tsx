import { useCallback } from 'react';

/** Draws a photo that is not stored anywhere yet. */
export function PhotoThumbnail({ photo, alt }: { photo: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={show} alt={alt} />;
}
