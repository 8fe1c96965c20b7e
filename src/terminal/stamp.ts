const two = (value: number): string => String(value).padStart(2, '0')

const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** A moment in the time of this machine: `2026-11-23 09:05`. */
export const stamp = (at: number): string => {
  const date = new Date(at)
  return `${dayOf(date)} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A moment among others: of today the time is enough. */
export const shortStamp = (at: number, now: number): string =>
  dayOf(new Date(at)) === dayOf(new Date(now)) ? stamp(at).slice(-5) : stamp(at)

/** `1 coin`, `9 coins`. */
export const inCoins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`
