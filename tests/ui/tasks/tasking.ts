import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { ActivityFeature, ActivityView } from '../../../src/application/tasks/activity.feature'
import type { CheckInFeature, CheckInView } from '../../../src/application/tasks/check-in.feature'
import type { InstallFeature } from '../../../src/application/tasks/install.feature'
import type { PushOfferFeature } from '../../../src/application/tasks/push-offer.feature'
import type { TasksFeature } from '../../../src/application/tasks/tasks.feature'
import { TasksModel } from '../../../src/application/tasks/tasks.model'
import { type Coins, toCoins } from '../../../src/domain/kernel/coins'
import type { Reward } from '../../../src/domain/tasks/reward'
import type { Task } from '../../../src/domain/tasks/task'

let series = 0

export const aTask = (over: Partial<Task> = {}): Task => ({
  id: (series += 1),
  type: 'send_msg',
  title: 'People to write to',
  reward: 5,
  bonus: 0,
  goal: 3,
  completed: 1,
  done: false,
  ...over,
})

/** The tasks as a test wants them, on the model of the product. */
export const tasking = (tasks: readonly Task[] | null, over: Partial<TasksFeature> = {}) => {
  const model = new TasksModel()
  if (tasks !== null) model.show(tasks)
  const feature: TasksFeature = {
    view: model,
    watch: () => () => undefined,
    claim: () => async () => E.right(undefined),
    greet: async () => undefined,
    noteGreeting: () => undefined,
    dismissGreeting: () => model.greet(null),
    ...over,
  }
  return { feature, model }
}

const later = async (): Promise<void> => undefined

/** The check-in as the list of tasks shows it; none unless a test wants one. */
export const aCheckInRow = (view: Partial<CheckInView> = {}, over: Partial<CheckInFeature> = {}): CheckInFeature => ({
  view: {
    shown: false,
    kind: 'other',
    total: 0,
    week: null,
    state: null,
    coins: null,
    left: { hours: 0, minutes: 0 },
    failed: false,
    sending: false,
    outcome: { _tag: 'None' },
    due: false,
    asked: false,
    open: false,
    tip: false,
    ...view,
  },
  load: later,
  ask: () => undefined,
  opened: later,
  close: () => undefined,
  checkIn: later,
  ...over,
})

/** The activity as the list of tasks shows it; none unless a test wants one. */
export const anActivityRow = (entrance: ActivityView['entrance'] = null): ActivityFeature => ({
  view: { state: { _tag: 'None' }, entrance, entries: [], sending: false, problem: null, gained: null },
  load: later,
  loadEntries: later,
  checkIn: later,
  open: () => later,
  dismiss: () => undefined,
})

const idle = () => undefined

const amount = (coins: number): Coins => {
  const checked = toCoins(coins)
  if (O.isNone(checked)) throw new Error(`${coins} is no amount of coins`)
  return checked.value
}
const open: Reward = { status: 'open', coins: amount(200), price: amount(0), picture: '' }

/** Installing as the page of tasks sees it; not offered unless a test wants it. */
export const anInstallBlock = (way: InstallFeature['view']['way'] = 'none'): InstallFeature => ({
  view: { browser: { safari: false, system: 'other' }, way, reward: open, popup: false, given: null },
  begin: () => idle,
  load: later,
  open: idle,
  shown: idle,
  dismiss: idle,
  install: async () => 'declined',
  told: idle,
})

/** The offer of pushes as the page of tasks sees it: there is none. */
export const noPushOffer: PushOfferFeature = {
  view: {
    support: false,
    permission: 'unsupported',
    reward: open,
    hasCoin: false,
    popup: false,
    atTap: false,
    busy: false,
    given: null,
  },
  begin: () => idle,
  load: later,
  shown: idle,
  dismiss: idle,
  accept: async () => 'unsupported',
  told: idle,
}
