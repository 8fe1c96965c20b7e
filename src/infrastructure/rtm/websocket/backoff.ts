const FIRST_MS = 500
const LONGEST_MS = 15_000

/** How long to wait before connecting again after `failures` failures in a row: anything from 0 to a bound that doubles up to 15 s. */
export const reconnectDelay = (failures: number, random: () => number): number =>
  Math.floor(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10)))
