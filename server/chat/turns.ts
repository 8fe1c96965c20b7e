/** Runs what is slow one after the other for each person; null, at once, where too much of theirs waits already. */
export type TakeTurn = <A>(userId: number, run: () => Promise<A>) => Promise<A | null>

interface Line {
  readonly end: Promise<unknown>
  readonly length: number
}

/** `atMost` counts what runs and what waits. `run` must not reject. */
export const makeTurns = (atMost: number): TakeTurn => {
  const lines = new Map<number, Line>()

  const leave = (userId: number): void => {
    const line = lines.get(userId)
    if (line === undefined || line.length === 1) lines.delete(userId)
    else lines.set(userId, { ...line, length: line.length - 1 })
  }

  return async (userId, run) => {
    const { end, length } = lines.get(userId) ?? { end: Promise.resolve(), length: 0 }
    if (length >= atMost) return null
    const turn = end.then(run).finally(() => leave(userId))
    lines.set(userId, { end: turn, length: length + 1 })
    return turn
  }
}
