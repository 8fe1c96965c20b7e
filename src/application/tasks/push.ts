import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { Gender } from '../../domain/kernel/person'
import type { PushMark } from '../../domain/kernel/push'
import type { PushPermission } from '../../domain/tasks/push-offer'
import type { SessionEffect } from '../account/follow-session'
import type { Journal } from '../kernel/journal.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { makeChoosePushes } from './choose-pushes.use-case'
import { messagingInTurn } from './messaging-in-turn'
import type { NoticePermission } from './notice-permission.port'
import type { PushFeature } from './push.feature'
import type { PushGateway } from './push-gateway.port'
import type { PushMessaging } from './push-messaging.port'
import { PushModel } from './push.model'
import type { PushNotices, PushTap } from './push-notices.port'
import { makeRegisterPush, type RegisterPush } from './register-push.use-case'

export interface PushDeps {
  /** Answers the call on this room as soon as it rings here. */
  readonly answer: (room: RoomNum) => void
  readonly gateway: PushGateway
  /** Of whoever is signed in. */
  readonly gender: IO<Gender>
  readonly journal: Journal
  /** Local storage. */
  readonly local: KeyedStore
  /** Nobody is signed in any more, or is just leaving. */
  readonly left: IO<boolean>
  readonly messaging: PushMessaging
  readonly notices: PushNotices
  readonly permission: NoticePermission
  /** A push that was pressed while the product was open (GATE-32). */
  readonly tapped: (mark: PushMark, me: UserId) => void
  /** Session storage. */
  readonly tabStore: KeyedStore
}

/** Local storage: no pushes are wanted on this device. */
const OFF_KEY = 'CAMC_PUSH_OFF'

interface Context extends PushDeps {
  readonly model: PushModel
  readonly register: RegisterPush
}

const wantedHere = (local: KeyedStore): boolean => O.isNone(local.read(OFF_KEY))

const makeOnTap =
  ({ answer, model, tapped }: Context, me: UserId) =>
  ({ address, answer: room, mark }: PushTap): void => {
    if (O.isSome(mark)) tapped(mark.value, me)
    model.setOpened(address)
    if (O.isSome(room)) answer(room.value)
  }

/** Presses lead somewhere in every tab; who leaves gets nothing on this device any more. */
const makeEverywhere = (context: Context): SessionEffect => {
  const { left, local, messaging, model, notices, permission, register } = context
  return (me) => {
    model.setPermission(permission.now())
    model.setWanted(wantedHere(local))
    const stop = notices.onTap(makeOnTap(context, me))
    return () => {
      stop()
      model.setOpened(null)
      model.setChoices(null)
      if (!left()) return
      register.forget()
      notices.clearAll()
      notices.badge(0)
      void messaging.unsubscribe()
    }
  }
}

/** Whoever has allowed pushes is registered by one tab; nothing is asked, and nobody who forbids them is (@rule TASK-48, TASK-50). */
const makeLeading =
  ({ local, model, permission, register }: Context): SessionEffect =>
  () => {
    const settle = (allowed: PushPermission): void => {
      // Another tab may have turned them off since.
      model.setWanted(wantedHere(local))
      model.setPermission(allowed)
      if (allowed === 'granted' && model.wanted) void register.once()
    }
    settle(permission.now())
    return permission.onChange((allowed) => {
      settle(allowed)
      if (allowed === 'denied') void register.undo()
    })
  }

const makeFeature = ({ gateway, local, messaging, model, notices, permission, register }: Context): PushFeature => {
  const want = (wanted: boolean): void => {
    model.setWanted(wanted)
    if (wanted) local.remove(OFF_KEY)
    else local.write(OFF_KEY, '1')
  }
  return {
    view: model,
    turnOn: async () => {
      const allowed = await permission.ask()
      model.setPermission(allowed)
      if (allowed !== 'granted') return allowed
      want(true)
      return register.now()
    },
    turnOff: pipe(
      TE.fromIO(() => want(false)),
      TE.tapTask(() => messaging.unsubscribe),
      TE.flatMap(() => register.undo),
    ),
    ...makeChoosePushes({ gateway, model }),
    arrived: () => model.setOpened(null),
    badge: notices.badge,
    clear: notices.clear,
  }
}

/** Pushes to this device; the effects run while somebody is signed in (@rule GATE-31). */
export const makePush = (
  given: PushDeps,
): { readonly feature: PushFeature; readonly everywhere: SessionEffect; readonly leading: SessionEffect } => {
  const deps: PushDeps = { ...given, messaging: messagingInTurn(given.messaging) }
  const model = new PushModel(deps.permission.now(), wantedHere(deps.local))
  const context: Context = { ...deps, model, register: makeRegisterPush(deps) }
  return { feature: makeFeature(context), everywhere: makeEverywhere(context), leading: makeLeading(context) }
}
