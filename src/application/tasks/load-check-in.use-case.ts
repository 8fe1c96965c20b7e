import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import { msToNextDay } from '../../domain/kernel/day'
import type { UserId } from '../../domain/kernel/ids'
import { MINUTE, type Instant } from '../../domain/kernel/time'
import { CHECK_IN_TIP_MS, popupComes, popupDay } from '../../domain/tasks/check-in'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { CheckInGateway } from './check-in-gateway.port'
import type { CheckInModel } from './check-in.model'

/** Local storage: whom the popup came to by itself, and on which day (@rule TASK-30). */
const SHOWN_KEY = 'CHECK_IN_SHOWN'

/** So much later it is asked again when the gateway did not say how check-ins stand. */
const AGAIN_MS = MINUTE

export interface CheckInReading {
  readonly clock: Clock
  readonly gateway: CheckInGateway
  /** Local storage. */
  readonly local: KeyedStore
  readonly me: () => UserId | null
  readonly model: CheckInModel
}

/** Reads how check-ins stand, and begins anew with each UTC day of the gateway. */
export interface LoadCheckIn {
  /** Status and week; a reading that is on its way is not begun twice. */
  readonly load: Task<void>
  /** The week alone (@rule TASK-29). */
  readonly readWeek: Task<void>
  /** The popup has come today. */
  readonly noteShown: IO<void>
  /** Nothing is waited for any more. */
  readonly stop: IO<void>
}

/** What waits: the end of the tip, and the next reading, which the end of the day asks for. */
const makeTimers = ({ clock }: CheckInReading) => {
  const stops = new Map<'day' | 'tip', IO<void>>()
  return {
    set: (name: 'day' | 'tip', ms: number, run: IO<void>): void => {
      stops.get(name)?.()
      stops.set(name, clock.after(ms, run))
    },
    stop: () => stops.forEach((end) => end()),
  }
}

/** The gateway's time, as far as it has been told. */
const makeGatewayTime = (clock: Clock) => {
  /** How far it is ahead of this device's, in ms. */
  let ahead = 0
  return {
    now: (): Instant => clock.now() + ahead,
    heard: (at: Instant | null): void => void (ahead = at === null ? ahead : at - clock.now()),
  }
}

/** Tip and popup, each once a day (@rule TASK-30, SHELL-64). */
const makeReminder = ({ local, model }: CheckInReading, now: () => Instant, endTipLater: IO<void>) => {
  /** Whom the tip has been shown to, and on which day. */
  let tipped = ''
  const today = (user: UserId): string => popupDay(user, now())
  return {
    /** Today's check-in may be to be had. */
    remind: (user: UserId): void => {
      if (model.state !== 'open' || !model.shown) return
      if (popupComes(model.state, O.toNullable(local.read(SHOWN_KEY)), today(user))) model.remind()
      if (tipped === today(user)) return
      tipped = today(user)
      model.showTip()
      endTipLater()
    },
    noteShown: (user: UserId): void => local.write(SHOWN_KEY, today(user)),
  }
}

export const makeLoadCheckIn = (deps: CheckInReading): LoadCheckIn => {
  const { clock, gateway, me, model } = deps
  const timers = makeTimers(deps)
  const { heard, now } = makeGatewayTime(clock)
  const reminder = makeReminder(deps, now, () => timers.set('tip', CHECK_IN_TIP_MS, () => model.endTip()))
  let reading: { readonly user: UserId; readonly done: Promise<void> } | null = null

  const readWeek = async (): Promise<void> => {
    const user = me()
    if (user === null) return
    const week = await gateway.week()
    if (me() !== user) return
    if (E.isLeft(week)) return model.setFailed()
    heard(week.right.now)
    model.setWeek(week.right, now())
  }

  const read = async (user: UserId): Promise<void> => {
    const status = await gateway.status()
    if (me() !== user) return
    if (E.isLeft(status)) return timers.set('day', AGAIN_MS, () => void load())
    heard(status.right.now)
    model.setStatus(status.right)
    if (status.right.show) await readWeek()
    if (me() !== user) return
    reminder.remind(user)
    timers.set('day', msToNextDay(now()), () => void load())
  }

  const load = (): Promise<void> => {
    const user = me()
    if (user === null) return Promise.resolve()
    if (reading?.user === user) return reading.done
    const mine = { user, done: read(user).finally(() => void (reading = reading === mine ? null : reading)) }
    reading = mine
    return mine.done
  }

  const noteShown = (): void => {
    const user = me()
    if (user !== null) reminder.noteShown(user)
  }
  return { load, readWeek, noteShown, stop: timers.stop }
}
