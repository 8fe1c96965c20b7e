import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { DEMO_DOOR } from '../infrastructure/gateway/contract/demo-door.codec'
import { makeNodeClock } from '../infrastructure/node/node-clock.adapter'
import { demoDoorAt } from './door'
import { keepAwake, type Household } from './wake'

/** What the program is given of its process. */
export interface DemoWorld {
  /** The data folder of the gateway. */
  readonly dataDir: string
  readonly media: Household['media']
  readonly over: AbortSignal
  readonly tell: (sentence: string) => void
  readonly report: (what: string, cause: unknown) => void
}

/** They come one after the other, so that the gateway has time for everybody else. */
const GAP_MS = 50

/** Wakes the demo people of a gateway and plays them until all is over; false when nobody opened. */
export const runDemo = async ({ dataDir, media, over, report, tell }: DemoWorld): Promise<boolean> => {
  const door = demoDoorAt(join(dataDir, DEMO_DOOR))
  const told = await door.people()
  if (E.isLeft(told)) return false
  const { people, server } = told.right
  const clock = makeNodeClock()
  const folder = join(dataDir, 'demo')
  const journal = { dropped: report, defect: report }
  const household: Household = { door, server, folder, clock, journal, chance: Math.random, media, over }
  const awake: Promise<void>[] = []
  for (const person of people) {
    if (over.aborted) break
    await new Promise<void>((ready) => {
      awake.push(keepAwake(household, person, ready).then(ready))
      clock.after(5_000, ready)
    })
    await new Promise<void>((ready) => void clock.after(GAP_MS, ready))
  }
  if (!over.aborted) tell(`  Demo people          ${people.length} are awake   (DEMO=off lets them sleep)`)
  await Promise.all(awake)
  clock.stop()
  return true
}
