import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Gender } from '../../domain/kernel/person'
import type { GatewayError } from '../kernel/gateway-error'
import type { Journal } from '../kernel/journal.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { PushGateway } from './push-gateway.port'
import type { PushMessaging } from './push-messaging.port'

interface Deps {
  /** Of whoever is signed in. */
  readonly gender: IO<Gender>
  readonly gateway: PushGateway
  readonly journal: Journal
  readonly messaging: PushMessaging
  readonly tabStore: KeyedStore
}

/** Session storage: what the gateway was told by this tab. */
const TOLD_KEY = 'CAMC_PUSH_TOLD'

export interface RegisterPush {
  /** Tells the gateway how to reach this device. Never rejects. */
  readonly now: Task<'granted' | 'failed'>
  /** The same, unless this tab has told the gateway just that. */
  readonly once: Task<'granted' | 'failed'>
  /** The gateway forgets this device. */
  readonly undo: TE.TaskEither<GatewayError, void>
  /** The session is over, and with it what the gateway was told. */
  readonly forget: IO<void>
}

/** @rule TASK-48 */
export const makeRegisterPush = ({ gateway, gender, journal, messaging, tabStore }: Deps): RegisterPush => {
  const tell = (token: string, again: boolean) =>
    !again && O.getOrElse(() => '')(tabStore.read(TOLD_KEY)) === token
      ? TE.right(undefined)
      : pipe(
          gateway.register(token, gender()),
          TE.tapIO(() => () => tabStore.write(TOLD_KEY, token)),
        )
  const register = (again: boolean): Task<'granted' | 'failed'> =>
    pipe(
      messaging.subscribe,
      TE.flatMap((token) => tell(token, again)),
      TE.match(
        (problem): 'granted' | 'failed' => {
          journal.dropped('push registration', problem._tag)
          return 'failed'
        },
        () => 'granted',
      ),
    )
  const forget = () => tabStore.remove(TOLD_KEY)
  return {
    now: register(true),
    once: register(false),
    undo: pipe(
      TE.fromIO(forget),
      TE.flatMap(() => gateway.forget),
    ),
    forget,
  }
}
