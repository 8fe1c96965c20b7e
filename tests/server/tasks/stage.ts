import { expect } from 'vitest'
import type { Ledger } from '../../../server/coins/ledger.port'
import type { TasksDeps } from '../../../server/tasks/tasks-deps'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../../src/infrastructure/gateway/contract/chat.calls'
import { tasksCalls } from '../../../src/infrastructure/gateway/contract/tasks.calls'
import { stepOf, type TaskType } from '../../../src/domain/tasks/task'
import type { Asker } from '../asker'
import type { TestServer } from '../test-server'

export const missions = async (asker: Asker) => (await asker.ask(tasksCalls.list, {})).data.missionList

/** The task of that type in somebody's list of today. */
export const mission = async (asker: Asker, type: TaskType) => {
  const found = (await missions(asker)).find((one) => one.type === type)
  if (found === undefined) throw new Error(`no task ${type}`)
  return found
}

/** How much of a task is done, as its row says it: '1/3'. */
export const progress = async (asker: Asker, type: TaskType): Promise<string> => {
  const { completed, goals } = await mission(asker, type)
  return `${completed}/${goals}`
}

export const claim = async (asker: Asker, id: number) => (await asker.ask(tasksCalls.claim, { id })).code
export const claimOf = async (asker: Asker, type: TaskType) => claim(asker, (await mission(asker, type)).id)
export const coins = async (asker: Asker) => (await asker.ask(accountCalls.balance, {})).data.goldNum

/** A finished task is claimed: its coins come, and it says so. */
export const expectClaimed = async (asker: Asker, type: TaskType): Promise<void> => {
  const { completed, done, goals, id, reward } = await mission(asker, type)
  expect(stepOf({ completed, done, goal: goals })).toBe('claim')
  const before = await coins(asker)
  expect(await claim(asker, id)).toBe(200)
  expect(await coins(asker)).toBe(before + reward)
  expect(await mission(asker, type)).toMatchObject({ done: true })
}

export const write = (from: Asker, to: Asker, msg = 'Hello') =>
  from.ask(chatCalls.sendMsg, {
    accept_u_id: to.userId,
    send_u_id: from.userId,
    msg_type: 1,
    msg,
    messageUuid: crypto.randomUUID(),
  })

/** The tasks as the server puts them together, for instants that no clock of a test reaches. */
export const depsOf = ({ parts: { config, inbox, ledger } }: TestServer, over: Partial<Ledger> = {}): TasksDeps => ({
  inbox,
  ledger: { ...ledger, ...over },
  settings: config.settings.tasks,
  shop: { market: () => Promise.resolve({ country: 'ZZ', sold: true, channels: [] }) },
})
