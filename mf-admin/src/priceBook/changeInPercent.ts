const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** A change of a price, given as a share: "+12.5%". */
export const changeInPercent = (share: number): string => percent.format(share);
