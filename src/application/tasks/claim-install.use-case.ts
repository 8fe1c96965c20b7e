import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import { RELOAD_MS } from '../../domain/tasks/long-term'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { InstallModel } from './install.model'
import { readReward } from './read-reward'
import type { RewardsGateway } from './rewards-gateway.port'

/** Local storage: who has installed the product here and waits for the reward. */
const INSTALLED_KEY = 'CAMC_INSTALLED'

interface Deps {
  /** In a call by now. */
  readonly busy: IO<boolean>
  readonly clock: Clock
  readonly gateway: Pick<RewardsGateway, 'claimInstall' | 'install'>
  /** Local storage. */
  readonly local: KeyedStore
  readonly me: () => UserId | null
  readonly model: InstallModel
  /** Reads the own data anew. */
  readonly refresh: Task<void>
  /** Loads the page anew. */
  readonly reload: IO<void>
}

export interface ClaimInstall {
  /** Reads how the reward stands; what cannot be read stays as it was. */
  readonly load: Task<void>
  /** The person has installed the product: the reward is claimed, now or, when the network fails, at the next start. */
  readonly claim: Task<void>
  /** Whether a claim of this person waits. */
  readonly waits: IO<boolean>
}

/** The reward of installing, once it is deserved (@rule TASK-41). */
export const makeClaimInstall = (deps: Deps): ClaimInstall => {
  const { busy, clock, gateway, local, me, model, refresh, reload } = deps
  const load = readReward(me, model, gateway.install)
  const claim = async (): Promise<void> => {
    const user = me()
    if (user === null) return
    local.write(INSTALLED_KEY, String(user))
    const given = await gateway.claimInstall()
    if (E.isLeft(given)) {
      if (given.left._tag !== 'Refusal') return
      local.remove(INSTALLED_KEY)
      return load()
    }
    local.remove(INSTALLED_KEY)
    if (me() !== user) return
    model.setGiven(given.right)
    void refresh()
    clock.after(RELOAD_MS, () => {
      if (me() === user && !busy()) reload()
    })
  }
  return {
    load,
    claim,
    waits: () => {
      const user = me()
      const waiting = local.read(INSTALLED_KEY)
      return user !== null && O.isSome(waiting) && waiting.value === String(user)
    },
  }
}
