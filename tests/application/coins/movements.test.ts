import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { movementKinds, type MovementKind } from '../../../src/domain/coins/movement'
import type { CsvWords } from '../../../src/domain/coins/movements-csv'
import { DAY } from '../../../src/domain/kernel/time'
import { refusal } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

const kinds = Object.fromEntries([...movementKinds, 'other'].map((kind) => [kind, kind])) as Record<
  MovementKind,
  string
>
const words: CsvWords = { columns: ['time', 'kind', 'with', 'id', 'coins', 'after', 'order'], kinds }

describe('movements', () => {
  let stage: Stage
  let ada: Player

  beforeEach(async () => {
    stage = makeStage()
    ada = await stage.player('Ada')
  })

  const spend = (coins: number) => stage.world.move(ada.id, -coins, 'other', null)

  it('tell what each was for, with whom, and the balance after it [PLUS-6]', async () => {
    const bo = stage.extra('Bo')
    await ada.friends.add(bo, 102)()
    const coins = await ada.tab.core.feature('coins')
    expect(coins.view.listing).toBe('idle')
    await coins.load()
    expect(coins.view.movements).toMatchObject([
      { kind: 'addFriend', coins: -9, balanceAfter: 111, other: { id: bo, name: 'Bo' } },
      { kind: 'signUp', coins: 120, balanceAfter: 120, other: null },
    ])
    expect(coins.view).toMatchObject({ listing: 'loaded', hasMore: false })
  })

  it('come a page at a time, none twice, and end at the last page [FRND-37]', async () => {
    ;[1, 2, 3].forEach(spend)
    const coins = await ada.tab.core.feature('coins')
    await coins.load()
    expect(coins.view.movements).toHaveLength(3)
    expect(coins.view.hasMore).toBe(true)
    spend(4)
    await coins.more()
    expect(coins.view.movements.map(({ coins: amount }) => amount)).toEqual([-3, -2, -1, 120])
    expect(coins.view.hasMore).toBe(false)
    const asked = ada.count('movements')
    await coins.more()
    expect(ada.count('movements')).toBe(asked)
  })

  it('are those of the range that is shown, whichever answer comes last [PLUS-6]', async () => {
    const begun = stage.clock.now()
    await stage.clock.advance(DAY)
    spend(1)
    const coins = await ada.tab.core.feature('coins')
    const release = ada.browser.seat.hold('movements')
    const all = coins.load()
    const today = coins.show({ from: begun + DAY, to: null })()
    release()
    await Promise.all([all, today])
    expect(coins.view.movements.map(({ coins: amount }) => amount)).toEqual([-1])
    await coins.show({ from: null, to: begun + 1 })()
    expect(coins.view.movements.map(({ coins: amount }) => amount)).toEqual([120])
  })

  it('are saved as a file, all of the range and each once, though more happens meanwhile [PLUS-6]', async () => {
    ;[1, 2, 3, 4, 5, 6].forEach(spend)
    const coins = await ada.tab.core.feature('coins')
    const saved = coins.saveFile(words)()
    expect(coins.view.exporting).toBe(true)
    spend(7)
    expect(await saved).toEqual(E.right(undefined))
    const [file] = ada.browser.files.files
    expect(file).toMatchObject({ name: 'visavis-coins-2026-01-05.csv', type: 'text/csv' })
    const lines = file?.text.split('\r\n') ?? []
    expect(lines[0]).toBe('\uFEFFtime,kind,with,id,coins,after,order')
    expect(lines.slice(1, -1).map((line) => line.split(',')[4])).toEqual(
      expect.arrayContaining(['-6', '-5', '-4', '-3', '-2', '-1', '120']),
    )
    expect(new Set(lines.slice(1, -1)).size).toBe(lines.length - 2)
    expect(coins.view.exporting).toBe(false)
  })

  it('are not saved when a page of them cannot be read [PLUS-6]', async () => {
    const coins = await ada.tab.core.feature('coins')
    ada.browser.seat.failNext('movements', refusal(500))
    expect(E.isLeft(await coins.saveFile(words)())).toBe(true)
    expect([coins.view.exporting, ada.browser.files.files]).toEqual([false, []])
  })

  it('say that they could not be read', async () => {
    const coins = await ada.tab.core.feature('coins')
    ada.browser.seat.failNext('movements', refusal(500))
    await coins.load()
    expect(coins.view.listing).toBe('failed')
  })

  it('are forgotten at sign-out [PLUS-15]', async () => {
    const coins = await ada.tab.core.feature('coins')
    await coins.load()
    await ada.tab.core.account.signOut()
    expect(coins.view).toMatchObject({ movements: [], listing: 'idle' })
  })
})
