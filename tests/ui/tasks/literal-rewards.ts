import { action, observable } from 'mobx'
import type { InstallFeature, InstallView } from '../../../src/application/tasks/install.feature'
import type { InstallAnswer } from '../../../src/application/tasks/install-prompt.port'
import type { TurnedOn } from '../../../src/application/tasks/push.feature'
import type { PushOfferFeature, PushOfferView } from '../../../src/application/tasks/push-offer.feature'
import type { Coins } from '../../../src/domain/kernel/coins'
import type { Reward } from '../../../src/domain/tasks/reward'

type Live<View> = { -readonly [Key in keyof View]: View[Key] }

export const aReward = (coins: number, over: Partial<Reward> = {}): Reward => ({
  coins: coins as Coins,
  price: 0 as Coins,
  picture: '/rewards/drawing.svg',
  status: 'open',
  ...over,
})

const live = <View extends object>(view: View): Live<View> => observable.object<View>(view, {}, { deep: false })

/** Installing, made of plain values; `calls` notes what was asked. */
export const anInstall = (view: Partial<InstallView> = {}, answer: InstallAnswer = 'accepted') => {
  const calls: string[] = []
  const state = live<InstallView>({
    browser: { safari: false, system: 'other' },
    way: 'question',
    reward: aReward(100),
    popup: false,
    given: null,
    ...view,
  })
  const note = (call: string, change: Partial<InstallView> = {}) =>
    action(() => {
      calls.push(call)
      Object.assign(state, change)
    })
  const feature: InstallFeature = {
    view: state,
    begin: () => {
      calls.push('begin')
      return note('end')
    },
    load: async () => note('load')(),
    open: note('open', { popup: true }),
    shown: note('shown'),
    dismiss: note('dismiss', { popup: false }),
    install: async () => {
      note('install', { popup: false })()
      return answer
    },
    told: note('told', { given: null }),
  }
  return { calls, feature, set: action((change: Partial<InstallView>) => void Object.assign(state, change)) }
}

/** The offer of pushes, made of plain values; `calls` notes what was asked. */
export const aPushOffer = (view: Partial<PushOfferView> = {}, turned: TurnedOn = 'granted') => {
  const calls: string[] = []
  const state = live<PushOfferView>({
    support: true,
    permission: 'default',
    reward: aReward(200),
    hasCoin: false,
    popup: false,
    atTap: false,
    busy: false,
    given: null,
    ...view,
  })
  const note = (call: string, change: Partial<PushOfferView> = {}) =>
    action(() => {
      calls.push(call)
      Object.assign(state, change)
    })
  const feature: PushOfferFeature = {
    view: state,
    begin: () => {
      calls.push('begin')
      return note('end')
    },
    load: async () => note('load')(),
    shown: note('shown'),
    dismiss: note('dismiss', { popup: false }),
    accept: async () => {
      note('accept', { popup: false, atTap: false })()
      return turned
    },
    told: note('told', { given: null }),
  }
  return { calls, feature, set: action((change: Partial<PushOfferView>) => void Object.assign(state, change)) }
}
