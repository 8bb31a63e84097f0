/** Feet; the upper end is included. */
export type HeightBand = { from: number; to: number };

const UP_TO = /(?:up to|under|below)\s+(\d+)\s*(?:ft|feet|')/i;
const BETWEEN = /(\d+)\s*(?:to|-|–)\s*(\d+)\s*(?:ft|feet|')/i;
const OVER = /(?:over|above)\s+(\d+)\s*(?:ft|feet|')/i;

/** Parses labels like "up to 30 ft", "30 to 60 ft" and "over 80 ft"; null without a height. */
export function heightBand(label: string): HeightBand | null {
  const between = BETWEEN.exec(label);
  if (between) return { from: Number(between[1]), to: Number(between[2]) };
  const upTo = UP_TO.exec(label);
  if (upTo) return { from: 0, to: Number(upTo[1]) };
  const over = OVER.exec(label);
  return over ? { from: Number(over[1]), to: Infinity } : null;
}

export function isWithin(band: HeightBand | null, feet: number): boolean {
  return band !== null && feet > band.from && feet <= band.to;
}
