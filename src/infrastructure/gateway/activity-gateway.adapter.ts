import * as A from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ActivityGateway } from '../../application/tasks/activity-gateway.port'
import { ownEntries } from '../../domain/tasks/entry'
import type { LuckyBox } from '../../domain/tasks/lucky-box'
import type { ReplyOf } from './contract/call'
import { tasksCalls } from './contract/tasks.calls'
import type { Gateway } from './gateway'

interface Both {
  readonly boxes: ReplyOf<typeof tasksCalls.activitySignInCanList>
  readonly steps: ReplyOf<typeof tasksCalls.activitySignInTaskList>
}

/** What a box wants stands in one reply and what it holds in the other; one that is not in both is none. */
const toBoxes = ({ boxes, steps }: Both): readonly LuckyBox[] =>
  boxes.list.flatMap(({ done, gold, id }) => {
    const step = steps.list.find((one) => one.id === id)
    return step === undefined ? [] : [{ id, coins: gold, checkIns: step.goals, opened: done }]
  })

/** The activity and its entries over the wire (rows 124 to 132). */
export const makeActivityGateway = ({ ask }: Gateway): ActivityGateway => ({
  show: pipe(
    ask(tasksCalls.activityShow, {}),
    TE.map(({ show }) => show),
  ),
  week: pipe(
    ask(tasksCalls.activityCheckInInfo, {}),
    TE.map(({ checkIns, signInList, today }) => ({ today, days: signInList, made: checkIns })),
  ),
  entrance: pipe(
    ask(tasksCalls.activityEntrance, {}),
    TE.map(({ img, ready, show, url }) => {
      const [own] = ownEntries([{ location: 0, img, url }])
      return { show: show && own !== undefined, url: own?.url ?? '', ready }
    }),
  ),
  boxes: pipe(
    A.sequenceS(TE.ApplyPar)({
      boxes: ask(tasksCalls.activitySignInCanList, {}),
      steps: ask(tasksCalls.activitySignInTaskList, {}),
    }),
    TE.map(toBoxes),
  ),
  percent: pipe(
    ask(tasksCalls.activitySignInIsPercent, {}),
    TE.map(({ percent }) => Math.min(100, Math.max(0, percent))),
  ),
  checkIn: (idempotencyKey) => pipe(ask(tasksCalls.activityCheckIn, {}, { idempotencyKey }), TE.asUnit),
  open: (id, idempotencyKey) => pipe(ask(tasksCalls.activitySignInReceive, { id }, { idempotencyKey }), TE.asUnit),
  entries: pipe(
    ask(tasksCalls.entries, {}),
    TE.map(({ list }) => ownEntries(list)),
  ),
})
