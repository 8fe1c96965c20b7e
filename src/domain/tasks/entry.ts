/** @rule TASK-53 */
export const ENTRY_LOCATIONS = { checkIn: 100, mainLuckyBox: 108, rechargingBoxAndTask: 52 } as const

export type EntryLocation = (typeof ENTRY_LOCATIONS)[keyof typeof ENTRY_LOCATIONS]

/** A way to a page of this product, with a picture; both are paths. */
export interface Entry {
  readonly location: number
  readonly url: string
  readonly img: string
}

const LONGEST = 200

/** A path of this site: no address of another one, however it is written. */
const isOwnPath = (path: string): boolean => path.length <= LONGEST && /^\/(?![/\\])[\w\-./?=&%]*$/.test(path)

/** Entries that lead to this product alone; what a gateway says beside that is no entry. */
export const ownEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ img, url }) => isOwnPath(url) && isOwnPath(img))
