import * as E from 'fp-ts/Either'
import { ENTRY_LOCATIONS, type Entry, type EntryLocation } from '../../src/domain/tasks/entry'
import { canOpen, weekPercent } from '../../src/domain/tasks/lucky-box'
import { tasksCalls } from '../../src/infrastructure/gateway/contract/tasks.calls'
import { answer, type Answered } from '../http/handler'
import { checkIn } from './check-in'
import type { CheckInDeps } from './check-in-deps'
import { openBox, ownBoxes } from './lucky-boxes'

const { checkIn: CHECK_IN, mainLuckyBox: LUCKY_BOX, rechargingBoxAndTask: SHOP } = ENTRY_LOCATIONS

/** The entries of every place that is open (@rule TASK-53, TASK-55). */
const entriesOf = ({ pictureAt, settings: { activity, checkIn: week } }: CheckInDeps): readonly Entry[] => {
  const entry = (location: EntryLocation, url: string, picture: string): Entry => ({
    location,
    url,
    img: pictureAt(`/entries/${picture}.svg`),
  })
  const inActivity = (location: EntryLocation, picture: string) =>
    entry(location, `/activity?entry=${location}`, picture)
  const boxes = activity.shown === 1
  return [
    ...(week.shown === 1 && boxes ? [inActivity(CHECK_IN, 'check-in')] : []),
    ...(boxes ? [inActivity(LUCKY_BOX, 'lucky-box'), inActivity(SHOP, 'recharging-box')] : []),
    entry(SHOP, '/task', 'tasks'),
  ]
}

const reading = (deps: CheckInDeps): readonly Answered[] => [
  answer(tasksCalls.activityCheckInInfo, async ({ now, session }, { db }) => {
    const { days, made, today } = (await ownBoxes(db, deps, session.userId, now)).week
    return E.right({ signInList: [...days], today, checkIns: made, now })
  }),
  answer(tasksCalls.activitySignInCanList, async ({ now, session }, { db }) => {
    const { boxes } = await ownBoxes(db, deps, session.userId, now)
    return E.right({ list: boxes.map(({ coins, id, opened }) => ({ id, gold: coins, done: opened })) })
  }),
  answer(tasksCalls.activitySignInTaskList, async ({ now, session }, { db }) => {
    const { boxes, week } = await ownBoxes(db, deps, session.userId, now)
    const completed = (goals: number) => Math.min(goals, week.made)
    return E.right({
      list: boxes.map(({ checkIns, id }) => ({ id, goals: checkIns, completed: completed(checkIns) })),
    })
  }),
  answer(tasksCalls.activitySignInIsPercent, async ({ now, session }, { db }) =>
    E.right({ percent: weekPercent((await ownBoxes(db, deps, session.userId, now)).week.made) }),
  ),
]

/** Rows 124 to 132: the activity is the week of check-ins with its lucky boxes (@rule TASK-54). */
export const makeActivityAnswers = (deps: CheckInDeps): readonly Answered[] => [
  answer(tasksCalls.activityShow, async () => E.right({ show: deps.settings.activity.shown === 1 })),
  answer(tasksCalls.activityEntrance, async ({ now, session }, { db }) => {
    const { boxes, week } = await ownBoxes(db, deps, session.userId, now)
    const { img, url } = entriesOf(deps).find(({ location }) => location === LUCKY_BOX) ?? { img: '', url: '' }
    const ready = boxes.filter((box) => canOpen(box, week.made)).length
    return E.right({ show: deps.settings.activity.shown === 1, url, img, ready })
  }),
  ...reading(deps),
  answer(tasksCalls.activityCheckIn, (asked, work) => checkIn(work, deps, asked)),
  answer(tasksCalls.activitySignInReceive, ({ now, params: { id }, session: { userId } }, work) =>
    openBox(work, deps, { id, now, userId }),
  ),
  answer(tasksCalls.entries, async () => E.right({ list: [...entriesOf(deps)] })),
]
