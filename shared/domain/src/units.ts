const METRES_PER_FOOT = 0.3048;
const CENTIMETRES_PER_INCH = 2.54;
const METRES_PER_MILE = 1609.344;

/** Metres for a number of feet, rounded to the centimetre. */
export function feetToMetres(feet: number): number {
  return Math.round(feet * METRES_PER_FOOT * 100) / 100;
}

/** Whole feet for a number of metres. */
export function metresToFeet(metres: number): number {
  return Math.round(metres / METRES_PER_FOOT);
}

/** Centimetres for a number of inches, rounded to the millimetre. */
export function inchesToCentimetres(inches: number): number {
  return Math.round(inches * CENTIMETRES_PER_INCH * 10) / 10;
}

/** Whole inches for a number of centimetres. */
export function centimetresToInches(centimetres: number): number {
  return Math.round(centimetres / CENTIMETRES_PER_INCH);
}

/** Kilometres for a number of miles. */
export function milesToKilometres(miles: number): number {
  return (miles * METRES_PER_MILE) / 1000;
}

/** Miles for a number of kilometres. */
export function kilometresToMiles(kilometres: number): number {
  return (kilometres * 1000) / METRES_PER_MILE;
}

/** Miles with one decimal for a number of kilometres, as shown to people: "4.2 miles". */
export function formatMiles(kilometres: number): string {
  const miles = kilometresToMiles(kilometres);
  return `${miles.toFixed(1)} ${miles.toFixed(1) === '1.0' ? 'mile' : 'miles'}`;
}
