import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import { dayNumber } from '../../domain/kernel/day'
import type { UserId } from '../../domain/kernel/ids'
import { isWorthTelling } from '../../domain/tasks/sign-in-reward'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { TasksGateway } from './tasks-gateway.port'
import type { TasksModel } from './tasks.model'

/** Local storage: who was told last, and on which day by the gateway's clock. */
const TOLD_KEY = 'CAMC_SIGN_IN_REWARD'

interface Deps {
  readonly gateway: TasksGateway
  readonly local: KeyedStore
  readonly me: () => UserId | null
  readonly model: TasksModel
}

export interface Greeting {
  readonly greet: Task<void>
  readonly note: IO<void>
}

/**
 * Whoever has come is told what signing in and LiveCam bring, once a day (UTC) as long as they still bring something. What cannot
 * be read is not told.
 *
 * @rule TASK-22
 */
export const makeGreeting = ({ gateway, local, me, model }: Deps): Greeting => {
  let greeted = ''
  return {
    greet: async () => {
      const user = me()
      if (user === null) return
      const said = await gateway.signInReward()
      if (E.isLeft(said) || me() !== user || !isWorthTelling(said.right)) return
      const today = `${user}:${dayNumber(said.right.now)}`
      const told = local.read(TOLD_KEY)
      if (O.isSome(told) && told.value === today) return
      greeted = today
      model.greet({ liveCam: said.right.liveCam, signIn: said.right.signIn })
    },
    note: () => local.write(TOLD_KEY, greeted),
  }
}
