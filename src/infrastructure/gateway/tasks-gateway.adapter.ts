import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TasksGateway } from '../../application/tasks/tasks-gateway.port'
import type { Task } from '../../domain/tasks/task'
import { accountCalls } from './contract/account.calls'
import type { ReplyOf } from './contract/call'
import { tasksCalls } from './contract/tasks.calls'
import type { Gateway } from './gateway'

type Mission = ReplyOf<typeof tasksCalls.list>['missionList'][number]

const toTask = ({ completed, done, goals, id, reward, title, type, webapp_bonus: bonus = 0 }: Mission): Task => ({
  id,
  type,
  title,
  reward,
  bonus,
  goal: goals,
  completed,
  done,
})

/** Tasks over the wire (rows 80, 118, 119). */
export const makeTasksGateway = ({ ask }: Gateway): TasksGateway => ({
  list: pipe(
    ask(tasksCalls.list, {}),
    TE.map(({ endTime, missionList, now }) => ({ tasks: missionList.map(toTask), now, endTime })),
  ),
  claim: (id) =>
    pipe(
      ask(tasksCalls.claim, { id }),
      TE.map(() => undefined),
    ),
  signInReward: pipe(
    ask(accountCalls.isPopup, {}),
    TE.map(({ liveCamBonus, now, signInCoin }) => ({ signIn: signInCoin, liveCam: liveCamBonus, now })),
  ),
})
