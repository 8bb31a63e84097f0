/** Answers every media query as on a phone, or with false as on a desktop. jsdom has no media queries. */
export function showOnPhone(isPhone: boolean): void {
  Object.assign(window, {
    matchMedia: () => ({
      matches: isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
