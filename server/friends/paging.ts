/** A page as it was asked for, within bounds. */
export interface PageAsked {
  readonly pageNo: number
  readonly size: number
  readonly offset: number
}

const LAST = 1_000_000

/** Pages count from 1 and hold at most so many (FRND-29, FRND-43, FRND-44). */
export const pageAsked = (wantedNo: number, wantedSize: number, most: number): PageAsked => {
  const pageNo = Math.min(LAST, Math.max(1, wantedNo))
  const size = Math.min(most, Math.max(1, wantedSize))
  return { pageNo, size, offset: (pageNo - 1) * size }
}

/** How many pages there are; an empty list has one (FRND-37). */
export const pagesOf = (count: number, { size }: PageAsked): number => Math.max(1, Math.ceil(count / size))
