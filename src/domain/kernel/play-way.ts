/** A way of playing that is open; a visit may begin with the main one. */
export interface PlayWay {
  readonly name: string
  readonly main: boolean
}

/** How the gateway names them (@rule SHELL-46). */
export const playWayNames = { liveCam: 'livcam', card: 'card', wall: 'wall' } as const

export type PlayWayName = keyof typeof playWayNames

/** Whether a way is open; `ways` null: the gateway has not said, and until it does all are (@rule SHELL-5, SHELL-48). */
export const isOpenWay = (ways: readonly PlayWay[] | null, way: PlayWayName): boolean =>
  ways === null || ways.some(({ name }) => name === playWayNames[way])

/** The way that a visit to the root begins with: live-cam before cards; null: home stays (@rule SHELL-44, SHELL-45, SHELL-46). */
export const mainWay = (ways: readonly PlayWay[]): 'liveCam' | 'card' | null => {
  const isMain = (way: PlayWayName): boolean => ways.some(({ main, name }) => main && name === playWayNames[way])
  return isMain('liveCam') ? 'liveCam' : isMain('card') ? 'card' : null
}
