import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pauseAfter, wantsDemoPeople } from '../../scripts/lib/demo.mjs'
import type { DemoDoor } from '../../src/demo/door'
import { exitCodes, runDemo } from '../../src/demo/run'
import { keepAwake, type Household } from '../../src/demo/wake'
import { HOUR, MINUTE } from '../../src/domain/kernel/time'
import * as absent from '../../src/infrastructure/node/absent'
import { openState } from '../../src/infrastructure/node/state'
import { openOwnSocket } from '../../server/own-socket'
import { makeVirtualClock, type VirtualClock } from '../fakes/clock.fake'
import { makeJournalFake, type JournalFake } from '../fakes/journal.fake'
import { scratchFolder } from '../server/store/test-store'

const lina = { userId: 1001, name: 'Lina', languages: 'pt,en', clip: null }

let folder = ''
let over: AbortController
let clock: VirtualClock
let journal: JournalFake

beforeEach(async () => {
  folder = await scratchFolder()
  over = new AbortController()
  clock = makeVirtualClock()
  journal = makeJournalFake()
})
afterEach(async () => {
  over.abort()
  await rm(folder, { recursive: true })
})

/** A gateway that is not there: a Core cannot begin. */
const nowhere = 'http://127.0.0.1:1'

const householdWith = (ticket: DemoDoor['ticket'], server = nowhere): Household => {
  const door: DemoDoor = { people: TE.left({ _tag: 'DoorClosed', cause: 'nobody' }), ticket }
  return { door, server, folder, clock, journal, chance: () => 0.5, media: () => absent, over: over.signal }
}

/** Spoils what they kept, so that they ask for a ticket. */
const spoil = (): void => {
  mkdirSync(join(folder, String(lina.userId)), { recursive: true })
  writeFileSync(join(folder, String(lina.userId), 'session.db'), 'no database at all, and longer than nothing')
}

describe('the household of demo people', () => {
  it('tries again later and later with somebody who is not let in, whatever is thrown, and ends when all is over', async () => {
    const asked: number[] = []
    const playing = keepAwake(
      householdWith((userId) => {
        asked.push(userId)
        if (asked.length === 2) throw new TypeError('broken')
        return TE.left({ _tag: 'DoorClosed', cause: 'refused' })
      }),
      lina,
    )
    for (const [at, wait] of [1, 2, 4, 8, 16, 32, 60, 60].map((minutes, n) => [n + 1, minutes * MINUTE] as const)) {
      spoil()
      await clock.advance(0)
      await expect.poll(() => clock.pending(), { timeout: 10_000 }).toBe(1)
      expect(asked.length).toBe(Math.max(0, at - 1))
      await clock.advance(wait - 1)
      expect(asked.length).toBe(Math.max(0, at - 1))
      await clock.advance(1)
    }
    expect(journal.defects()).toEqual(['demo person 1001'])
    over.abort()
    await playing
    expect(clock.pending()).toBe(0)
  })

  it('does not run twice on one data folder, and says that starting again is of no use', async () => {
    const socket = join(folder, 'demo.sock')
    const closeDoor = await openOwnSocket(
      socket,
      () => Promise.resolve({ server: nowhere, people: [] }),
      () => undefined,
    )
    if (E.isLeft(closeDoor)) throw new Error(closeDoor.left)
    const taken = openState({ folder: join(folder, 'demo', 'household') })
    const told: string[] = []
    const world = { dataDir: folder, media: () => absent, over: over.signal, report: () => undefined }
    const run = () => runDemo({ ...world, tell: (sentence) => void told.push(sentence) })
    expect(await run()).toBe('taken')
    expect(pauseAfter({ code: exitCodes.taken, livedMs: HOUR, pauseMs: 1_000 })).toBeNull()
    if (E.isRight(taken)) taken.right.close()
    expect([await run(), told]).toEqual(['done', [expect.stringContaining(' 0 are awake')]])
    await closeDoor.right()
    expect(await run()).toBe('closed')
  })
})

describe('the starter of the demo people', () => {
  it('has none in production mode, nor with DEMO=off or 0', () => {
    expect([{}, { DEMO: '5' }, { MODE: 'local' }].map(wantsDemoPeople)).toEqual([true, true, true])
    expect([{ MODE: 'production' }, { DEMO: 'off' }, { DEMO: '0' }].map(wantsDemoPeople)).toEqual([false, false, false])
  })

  it('waits longer each time one dies early, and begins anew with one that has lived', () => {
    const dies = (pauseMs: number, livedMs = 100) => pauseAfter({ code: exitCodes.closed, livedMs, pauseMs })
    expect([dies(1_000), dies(40_000), dies(60_000), dies(60_000, HOUR)]).toEqual([2_000, 60_000, 60_000, 1_000])
  })
})
