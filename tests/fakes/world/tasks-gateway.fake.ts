import * as E from 'fp-ts/Either'
import type { TasksGateway } from '../../../src/application/tasks/tasks-gateway.port'
import { startOfDay } from '../../../src/domain/kernel/day'
import type { UserId } from '../../../src/domain/kernel/ids'
import { DAY } from '../../../src/domain/kernel/time'
import { stepOf, type Task, type TaskType } from '../../../src/domain/tasks/task'
import { taskIdAt } from '../../../src/domain/tasks/task-id'
import { answeringSigned, refusal, type Rig } from './seat'
import { claimKey } from './tasks-desk'
import type { World } from './world'

/** The clock of the gateway. */
const nowOf = ({ clock, tasks }: World): number => clock.now() + tasks.clockOff

const doneKey = (world: World, user: UserId, type: TaskType): string => `${user}|${taskIdAt(type, nowOf(world))}`

/** Somebody has done so much of a task today. */
export const does = (world: World, user: UserId, type: TaskType, much: number): void =>
  void world.tasks.progress.set(doneKey(world, user, type), much)

const tasksOf = (world: World, user: UserId): readonly Task[] =>
  world.tasks.offered.map(({ goal, reward, title, type }) => {
    const id = taskIdAt(type, nowOf(world))
    const much = type === 'login_in' ? 1 : (world.tasks.progress.get(doneKey(world, user, type)) ?? 0)
    const done = world.tasks.claims.has(claimKey(user, id))
    return { id, type, title, reward, bonus: 0, goal, completed: Math.min(goal, much), done }
  })

const stillIn = (world: World, user: UserId, type: TaskType): number => {
  const task = tasksOf(world, user).find((one) => one.type === type)
  return world.tasks.signInPopup === 0 || task === undefined || task.done ? 0 : task.reward
}

/** The tasks as one browser asks for them. */
export const makeTasksGatewayFake = (world: World, seat: Rig): TasksGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    list: asked('tasks', (user) => {
      const now = nowOf(world)
      return E.right({ tasks: tasksOf(world, user), now, endTime: startOfDay(now) + DAY })
    }),
    claim: (id) =>
      asked('claim task', (user) => {
        const task = tasksOf(world, user).find((one) => one.id === id)
        if (task === undefined) return E.left(refusal(30021))
        if (stepOf(task) === 'go') return E.left(refusal(30020))
        if (task.done) return E.right(undefined)
        world.tasks.claims.add(claimKey(user, id))
        world.move(user, task.reward, 'task', null)
        return E.right(undefined)
      }),
    signInReward: asked('sign-in reward', (user) =>
      E.right({
        signIn: stillIn(world, user, 'login_in'),
        liveCam: stillIn(world, user, 'liv_cam'),
        now: nowOf(world),
      }),
    ),
  }
}
