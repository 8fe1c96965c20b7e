import * as E from 'fp-ts/Either'
import { action, observable } from 'mobx'
import type { PushFeature, PushView, TurnedOn } from '../../../src/application/tasks/push.feature'

/** Pushes made of plain values; `calls` notes what was asked of them. */
export const aPush = (view: Partial<PushView> = {}, turnedOn: TurnedOn = 'granted') => {
  const calls: unknown[] = []
  const live = observable.object<{ -readonly [Key in keyof PushView]: PushView[Key] }>(
    { permission: 'default', wanted: true, opened: null, choices: null, ...view },
    {},
    { deep: false },
  )
  const feature: PushFeature = {
    view: live,
    turnOn: async () => {
      calls.push('on')
      if (turnedOn === 'granted') action(() => Object.assign(live, { permission: 'granted', wanted: true }))()
      return turnedOn
    },
    turnOff: async () => {
      calls.push('off')
      action(() => Object.assign(live, { wanted: false }))()
      return E.right(undefined)
    },
    loadChoices: async () => E.right(undefined),
    choose: (choice, wanted) => async () => {
      calls.push([choice, wanted])
      return E.right(undefined)
    },
    arrived: action(() => {
      live.opened = null
    }),
    badge: (unread) => void calls.push(['badge', unread]),
    clear: (tag) => void calls.push(['clear', tag]),
  }
  return { calls, feature, live }
}
