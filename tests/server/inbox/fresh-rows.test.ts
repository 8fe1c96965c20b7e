import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makeFreshRows } from '../../../server/inbox/fresh-rows'

const row = (seq: number) => ({ seq, id: `${seq}`, kind: 'message', json: '{}', at: 0 })

const keeping = (userId: number, ...seqs: readonly number[]) => {
  const fresh = makeFreshRows()
  for (const seq of seqs) fresh.keep(userId, row(seq))
  return (cursor: number, limit = 10, who = userId) => fresh.after(who, cursor, limit).map(({ seq }) => seq)
}

describe('rows committed a moment ago', () => {
  it('are handed to a reader that has all before them, up to its limit', () => {
    const after = keeping(7, 3, 4, 5)
    expect([after(2), after(3), after(2, 2), after(5)]).toEqual([[3, 4, 5], [4, 5], [3, 4], []])
  })

  it('leave a reader with a gap, and another person, to the store', () => {
    const after = keeping(7, 3, 5)
    expect([after(1), after(2), after(3), after(2, 10, 8)]).toEqual([[], [3], [], []])
  })

  it('are forgotten with the turn of the event loop', async () => {
    const after = keeping(7, 1)
    await nextTurn()
    expect(after(0)).toEqual([])
  })
})
