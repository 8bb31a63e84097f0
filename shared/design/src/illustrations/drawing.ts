/** A drawing of the product: the address of its file, its size in px and what is to be seen. */
export interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * A drawing on the sheet all spot illustrations share. Calls are marked pure, so that a bundle carries
 * only the drawings it shows.
 */
export const spot = (src: string, alt: string): Drawing => ({ src, width: 320, height: 240, alt });
