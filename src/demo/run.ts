import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { DEMO_DOOR } from '../infrastructure/gateway/contract/demo-door.codec'
import { makeNodeClock } from '../infrastructure/node/node-clock.adapter'
import { demoDoorAt } from './door'
import { openState } from '../infrastructure/node/state'
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

/** `closed`: nobody opened the door. `taken`: another process plays the people of this data folder. */
type Ended = 'done' | 'closed' | 'taken'

/** With that of `taken` it is of no use to start the program again. */
export const exitCodes: Readonly<Record<Ended, number>> = { done: 0, closed: 1, taken: 3 }

/** They come one after the other, so that the gateway has time for everybody else. */
const GAP_MS = 50
/** Nobody waits longer for one who does not come in. */
const WAKING_MOST_MS = 5_000

/** Wakes the demo people of a gateway and plays them until all is over. */
export const runDemo = async ({ dataDir, media, over, report, tell }: DemoWorld): Promise<Ended> => {
  const door = demoDoorAt(join(dataDir, DEMO_DOOR))
  const told = await door.people()
  if (E.isLeft(told)) {
    report('demo people', told.left)
    return 'closed'
  }
  const folder = join(dataDir, 'demo')
  const alone = openState({ folder: join(folder, 'household') })
  if (E.isLeft(alone)) {
    report('demo people', alone.left)
    return 'taken'
  }
  const { people, server } = told.right
  const clock = makeNodeClock()
  const journal = { dropped: report, defect: report }
  const household: Household = { door, server, folder, clock, journal, chance: Math.random, media, over }
  const awake: Promise<void>[] = []
  const came = new Set<number>()
  for (const person of people) {
    if (over.aborted) break
    await new Promise<void>((ready) => {
      const onAwake = (): void => (came.add(person.userId), ready())
      awake.push(keepAwake(household, person, onAwake).then(ready))
      clock.after(WAKING_MOST_MS, ready)
    })
    await new Promise<void>((ready) => void clock.after(GAP_MS, ready))
  }
  if (!over.aborted) tell(`  Demo people          ${came.size} are awake   (DEMO=off lets them sleep)`)
  await Promise.all(awake)
  clock.stop()
  alone.right.close()
  return 'done'
}
