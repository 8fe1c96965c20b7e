import * as t from 'io-ts'
import { get, post } from './call'
import { nothing, shape, whole } from './wire.codec'

const none = t.type({})
const byCountry = t.type({ countryId: whole })
const once = { idempotent: true } as const

const mission = shape(
  {
    id: t.number,
    type: t.string,
    title: t.string,
    reward: t.number,
    goals: t.number,
    completed: t.number,
    done: t.boolean,
  },
  { webapp_bonus: t.number },
)

const signInDay = t.type({
  day: t.number,
  coin: t.number,
  coinVip: t.number,
  signIn: t.boolean,
  missed: t.boolean,
})

const activity = <R extends t.Mixed>(row: number, name: string, reply: R) =>
  get({ row, path: `/activity/v1/${name}`, params: none, reply })

/** Rows 118 to 133 of the wire: tasks, check-in and the activity. */
export const tasksCalls = {
  list: get({
    row: 118,
    path: '/task/v1/list',
    params: none,
    /** `endTime`: when these tasks are over (ms), by the gateway's clock, which is at `now`. */
    reply: t.type({ missionList: t.array(mission), now: t.number, endTime: t.number }),
  }),
  claim: post({ row: 119, path: '/task/v1/claim', params: t.type({ id: whole }), reply: nothing, flags: once }),
  signInList: get({
    row: 120,
    path: '/task/v1/signInList',
    params: t.type({ c_id: whole }),
    /** `now`: the gateway's time. */
    reply: shape(
      { signInList: t.array(signInDay), today: t.number, vipSignInList: t.array(signInDay) },
      { now: t.number },
    ),
  }),
  pushCoin: get({
    row: 121,
    path: '/task/v1/pushCoin',
    params: byCountry,
    reply: t.type({ status: t.number, gold: t.number }),
  }),
  saveCheckIn: post({ row: 122, path: '/task/v1/saveCheckIn', params: byCountry, reply: nothing, flags: once }),
  checkInStatus: get({
    row: 123,
    path: '/task/v1/checkInStatus',
    params: none,
    /** `status` 1: there are check-ins; `hasCheck` and `hasCheckIn` name the same (TASK-27). */
    reply: shape(
      { status: t.number, all_gold: t.number, vip: t.number },
      { hasCheck: t.boolean, hasCheckIn: t.boolean, now: t.number },
    ),
  }),
  activityShow: activity(124, 'show', t.type({ show: t.boolean })),
  activityCheckInInfo: activity(
    125,
    'get_check_in_info',
    t.type({ signInList: t.array(signInDay), today: t.number, checkIns: t.number, now: t.number }),
  ),
  activityEntrance: activity(
    126,
    'entrance',
    t.type({ show: t.boolean, url: t.string, img: t.string, ready: t.number }),
  ),
  activitySignInCanList: activity(
    127,
    'sign_in_can_list',
    t.type({ list: t.array(t.type({ id: t.number, gold: t.number, done: t.boolean })) }),
  ),
  activitySignInTaskList: activity(
    128,
    'sign_in_task_list',
    t.type({ list: t.array(t.type({ id: t.number, goals: t.number, completed: t.number })) }),
  ),
  activitySignInIsPercent: activity(129, 'sign_in_is_percent', t.type({ percent: t.number })),
  activityCheckIn: post({ row: 130, path: '/activity/v1/check_in', params: none, reply: nothing, flags: once }),
  activitySignInReceive: post({
    row: 131,
    path: '/activity/v1/sign_in_revice',
    params: t.type({ id: whole }),
    reply: nothing,
    flags: once,
  }),
  entries: get({
    row: 132,
    path: '/getEntry',
    params: none,
    reply: t.type({ list: t.array(t.type({ location: t.number, url: t.string, img: t.string })) }),
  }),
  hotList: get({
    row: 133,
    path: '/task/v1/hotList',
    params: none,
    reply: t.partial({ '3': t.number, '5': t.number, '10': t.number }),
  }),
}
