import { presenceCode } from '../../src/domain/friends/presence'
import type { Bus } from '../bus/bus.port'
import type { Clock } from '../clock'
import { presenceOf } from '../profile/people'
import { presenceTopic } from '../rtm/topics'
import type { Store, Work } from '../store/store'
import { friendsOf } from './tell-presence'

/** Tells friends how somebody is seen. */
export interface PresenceHints {
  /** Once the unit is durable, or when the person's quiet time is over. */
  readonly tell: (work: Work, userId: number) => void
}

interface HintsDeps {
  readonly bus: Bus
  readonly clock: Clock
  readonly store: Store
  /** The least time between two hints about one person, in ms. */
  readonly quietMs: number
}

interface Quiet {
  /** What friends heard last. */
  told: number | undefined
  /** Something has changed since. */
  again: boolean
}

/**
 * The first change is told at once; those within the quiet time are one, told at its end as things stand then, and not at
 * all when friends know it already. So the last state is never lost, whichever process noted it (@rule FRND-46).
 */
export const makePresenceHints = ({ bus, clock, quietMs, store }: HintsDeps): PresenceHints => {
  const quiet = new Map<number, Quiet>()

  const say = async (userId: number, turn: Quiet): Promise<void> => {
    const { friends, status } = await store.read(async (db) => ({
      friends: await friendsOf(db, userId),
      status: (await presenceOf(db, [userId], clock.now())).get(userId) ?? presenceCode.offline,
    }))
    if (status === turn.told) return
    turn.told = status
    const body = JSON.stringify({ userId, status })
    for (const friend of friends) bus.publish(presenceTopic(friend), body)
  }

  const begin = (userId: number, told: number | undefined): void => {
    const turn: Quiet = { told, again: false }
    quiet.set(userId, turn)
    clock.after(quietMs, () => {
      quiet.delete(userId)
      if (turn.again) begin(userId, turn.told)
    })
    // A hint: whoever misses it asks again (FRND-47).
    void say(userId, turn).catch(() => undefined)
  }

  return {
    tell: (work, userId) =>
      work.after(() => {
        const turn = quiet.get(userId)
        if (turn === undefined) begin(userId, undefined)
        else turn.again = true
      }),
  }
}
