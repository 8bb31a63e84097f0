const METERS_PER_FOOT = 0.3048;
const CENTIMETERS_PER_INCH = 2.54;
const METERS_PER_MILE = 1609.344;

/** Meters for a number of feet, rounded to the centimeter. */
export function feetToMeters(feet: number): number {
  return Math.round(feet * METERS_PER_FOOT * 100) / 100;
}

/** Whole feet for a number of meters. */
export function metersToFeet(meters: number): number {
  return Math.round(meters / METERS_PER_FOOT);
}

/** Centimeters for a number of inches, rounded to the millimeter. */
export function inchesToCentimeters(inches: number): number {
  return Math.round(inches * CENTIMETERS_PER_INCH * 10) / 10;
}

/** Whole inches for a number of centimeters. */
export function centimetersToInches(centimeters: number): number {
  return Math.round(centimeters / CENTIMETERS_PER_INCH);
}

export function milesToKilometers(miles: number): number {
  return (miles * METERS_PER_MILE) / 1000;
}

export function kilometersToMiles(kilometers: number): number {
  return (kilometers * 1000) / METERS_PER_MILE;
}

/** Miles for a number of kilometers, as shown to people: "less than 0.1 miles", "4.2 miles", whole ones from 10 up. */
export function formatMiles(kilometers: number): string {
  const exact = kilometersToMiles(kilometers);
  const miles = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  if (miles === 0) return 'less than 0.1 miles';
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
}
