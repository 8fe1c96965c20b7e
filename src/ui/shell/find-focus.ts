/** The focus of somebody whose control has gone goes on from the main part; it is taken from nobody. */
export const findFocus = (main: HTMLElement | null): void => {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) main?.focus({ preventScroll: true })
}
