import { LOCALE } from '@tree-service/domain';
const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** A change of a price, given as a share: "+12.5%". */
export const changeInPercent = (share: number): string => percent.format(share);
