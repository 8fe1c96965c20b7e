import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../../src/application/kernel/clock.port'
import { unreachable } from '../../fakes/world/seat'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'

/** A network that the seed alone decides: it delays, drops, doubles and reorders until it is told to be calm. */
export interface Chaos {
  /** From 0 up to 1. */
  readonly chance: () => number
  readonly setCalm: (calm: boolean) => void
  /** A request on its way: it may come late, not at all or twice, and so may its reply. */
  readonly request: <A>(task: TaskEither<GatewayError, A>) => TaskEither<GatewayError, A>
  /**
   * One direction of a line. A frame that is dropped takes all that follow with it, as on a line that has gone dead. Only
   * `loose` frames overtake each other or come twice: numbered rows, which their reader must sort out.
   */
  readonly direction: () => (deliver: () => void, loose?: boolean) => void
  /** Requests that are on their way at this moment are lost. */
  readonly crash: () => void
}

type Fate = 'fine' | 'late' | 'dropped' | 'reply lost' | 'doubled'

const LATE_MS = 8_000
const TIMEOUT_MS = 50_000

/** Of ten requests six are fine. */
const fates: readonly Fate[] = [
  'fine',
  'fine',
  'fine',
  'fine',
  'fine',
  'fine',
  'late',
  'dropped',
  'reply lost',
  'doubled',
]

export const makeChaos = (clock: Clock, chance: () => number): Chaos => {
  let isCalm = false
  let crashes = 0

  const delay = (most: number): number => 1 + Math.floor(chance() * (isCalm ? 20 : most))
  const fateOf = (): Fate => (isCalm ? 'fine' : (fates[Math.floor(chance() * fates.length)] ?? 'fine'))

  const request: Chaos['request'] = (task) => () =>
    new Promise((resolve) => {
      const [fate, before] = [fateOf(), crashes]
      const lose = (): void => resolve(E.left(unreachable))
      const reply = (answer: Awaited<ReturnType<typeof task>>): void => {
        const isLost = fate === 'reply lost' || crashes !== before
        clock.after(isLost && chance() < 0.2 ? TIMEOUT_MS : delay(400), () => (isLost ? lose() : resolve(answer)))
      }
      const arrive = (): void => {
        if (fate === 'dropped' || crashes !== before) return lose()
        if (fate === 'doubled') clock.after(delay(LATE_MS), () => void task())
        void task().then(reply)
      }
      clock.after(delay(fate === 'late' ? LATE_MS : 400), arrive)
    })

  const direction: Chaos['direction'] = () => {
    let [isDead, last] = [false, 0]
    return (deliver, loose = false) => {
      const throwOf = isCalm ? 1 : chance()
      isDead ||= throwOf < 0.01
      if (isDead) return
      const isSwept = loose && throwOf < 0.04
      const at = Math.max(isSwept ? 0 : last, clock.now() + delay(isSwept ? 2_000 : 200))
      if (!isSwept) last = at
      clock.after(at - clock.now(), deliver)
      if (loose && throwOf >= 0.04 && throwOf < 0.1) clock.after(at - clock.now() + delay(500), deliver)
    }
  }

  return {
    chance,
    request,
    direction,
    setCalm: (calm) => {
      isCalm = calm
    },
    crash: () => {
      crashes += 1
    },
  }
}
