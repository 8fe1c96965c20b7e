import { describe, expect, it, vi } from 'vitest'
import type { Inbox, InboxRow } from '../../../server/inbox/inbox.port'
import { startDelivery } from '../../../server/rtm/delivery'
import { defaultSettings } from '../../../server/settings'

const rowsUpTo = (last: number): readonly InboxRow[] =>
  Array.from({ length: last }, (_, index) => ({ seq: index + 1, id: `${index}`, kind: 'message', json: '{}', at: 0 }))

/** A delivery over an inbox that holds `stored` rows; counts how often the inbox is asked. */
const delivery = () => {
  let stored = 0
  const sent: number[] = []
  const readAfter = vi.fn<Inbox['readAfter']>((_db, _user, cursor, limit) =>
    Promise.resolve(rowsUpTo(stored).slice(cursor, cursor + limit)),
  )
  const made = startDelivery(
    {
      store: { read: (run) => run({} as never) },
      inbox: { freshAfter: () => [], readAfter },
      figures: defaultSettings('local').socket,
      userId: 1,
      send: (rows) => {
        sent.push(...rows.map(({ seq }) => seq))
        return Promise.resolve()
      },
      fail: (defect) => {
        throw defect
      },
    },
    0,
  )
  const has = (count: number): void => {
    stored = count
  }
  return { ...made, has, readAfter, sent }
}

const settled = () => new Promise((resolve) => void setImmediate(resolve))

describe('a delivery that is woken', () => {
  it('reads once for all the rows that it heard of in one moment', async () => {
    const { has, readAfter, sent, wake } = delivery()
    has(3)
    ;['1', '2', '3'].forEach(wake)
    await settled()
    expect(sent).toEqual([1, 2, 3])
    expect(readAfter).toHaveBeenCalledTimes(1)
  })

  it('reads what is stored when it is woken without a number, and again when that happens meanwhile', async () => {
    const { has, sent, wake } = delivery()
    has(1)
    wake()
    await Promise.resolve()
    has(2)
    wake()
    await settled()
    expect(sent).toEqual([1, 2])
  })

  it('hears of a row while it reads an earlier one', async () => {
    const { has, sent, wake } = delivery()
    has(1)
    wake('1')
    has(2)
    wake('2')
    await settled()
    expect(sent).toEqual([1, 2])
  })
})
