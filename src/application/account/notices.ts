import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { UserId } from '../../domain/kernel/ids'
import { MINUTE } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { AgreementGateway } from './agreement-gateway.port'
import type { SessionEffect } from './follow-session'
import type { NoticesFeature } from './notices.feature'
import { NoticesModel } from './notices.model'
import { COOKIES_ACCEPTED, COOKIES_LATER_KEY } from './stored-names'

/** So much later it is asked again what could not be asked. */
const AGAIN_MS = MINUTE

export interface NoticesDeps {
  readonly clock: Clock
  /** Cookies that last 365 days. */
  readonly cookies: KeyedStore
  readonly gateway: AgreementGateway
  /** Of this tab, kept over a reload. */
  readonly tabStore: KeyedStore
  /** The signed-in person; null: nobody, or one who is leaving. */
  readonly me: () => UserId | null
}

/** Shows the privacy popup if the gateway says so (@rule SAFE-12); `asked` once it has answered, or cannot. */
const watchAgreement = (
  { clock, gateway }: NoticesDeps,
  model: NoticesModel,
  me: UserId,
  asked: IO<void>,
): IO<void> => {
  let over = false
  let stop: IO<void> = () => undefined
  const ask = async (): Promise<void> => {
    const due = await gateway.isDue(me)()
    if (over) return
    if (E.isLeft(due)) stop = clock.after(AGAIN_MS, () => void ask())
    else if (due.right) model.setAgreement('due')
    asked()
  }
  void ask()
  return () => {
    over = true
    stop()
  }
}

/** @rule SAFE-13 */
const makeAgree =
  ({ gateway, me }: NoticesDeps, model: NoticesModel): NoticesFeature['agree'] =>
  async () => {
    const user = me()
    if (user === null || !model.privacy || model.agreeing) return
    model.setAgreement('agreeing')
    const told = await gateway.agree(user)()
    if (me() === user) model.setAgreement(E.isRight(told) ? 'none' : 'failed')
  }

/** `begin`: some time after login. */
export const makeNotices = (deps: NoticesDeps): { readonly feature: NoticesFeature; readonly begin: SessionEffect } => {
  const { cookies, me: userNow, tabStore } = deps
  const model = new NoticesModel()
  return {
    feature: {
      view: model,
      acceptCookies: () => {
        cookies.write(COOKIES_ACCEPTED, '1')
        model.askCookies(false)
      },
      dismissCookies: () => {
        tabStore.write(COOKIES_LATER_KEY, '1')
        model.askCookies(false)
      },
      agree: makeAgree(deps, model),
    },
    begin: (me) => {
      // Not before it is known whether the policy comes first: a notice that is open gives its place to nobody.
      const stop = watchAgreement(deps, model, me, () =>
        model.askCookies(O.isNone(cookies.read(COOKIES_ACCEPTED)) && O.isNone(tabStore.read(COOKIES_LATER_KEY))),
      )
      return () => {
        stop()
        if (userNow() === null) tabStore.remove(COOKIES_LATER_KEY)
        model.forget()
      }
    },
  }
}
