import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { makeChance } from './chance'
import { chargesOfCalls, ledgerFaults, standingMoney } from './oracle'
import { befriend } from './befriend'
import { makePerson } from './person'
import type { FaultOptions, FaultReport } from './report'
import { isOver, PATIENCE_MS, place, talk, talkerOf, type Talker } from './talkers'
import { unlimited } from './unlimited'
import { until } from './until'

const MINUTE_MS = 60_000

type Stage = (caller: Talker, callee: Talker, crash: () => Promise<void>) => Promise<void>

/** Where in a call the server is killed. */
const stages: Readonly<Record<string, Stage>> = {
  ringing: async (caller, callee, crash) => {
    await place(caller, callee)
    await crash()
  },
  answering: async (caller, callee, crash) => {
    await place(caller, callee)
    await Promise.all([callee.calls.answer(), crash()])
  },
  talking: async (caller, callee, crash) => {
    await talk(caller, callee)
    await crash()
  },
  'hanging up': async (caller, callee, crash) => {
    await talk(caller, callee)
    await Promise.all([caller.calls.hangUp(), crash()])
  },
}

const endCall = async (server: BuiltServer, caller: Talker, callee: Talker): Promise<void> => {
  if (!isOver(caller)) await caller.calls.hangUp()
  await until('the call is over on both sides', () => isOver(caller) && isOver(callee), PATIENCE_MS)
  await until('the gateway has closed the call', async () => (await standingMoney(server)).openSlots === 0, PATIENCE_MS)
  for (const { calls } of [caller, callee]) calls.dismissReceipt()
}

const complaintsOf = async (server: BuiltServer, mostMinutes: readonly number[]): Promise<readonly string[]> => {
  const { held, openHolds, openSlots } = await standingMoney(server)
  const charges = await chargesOfCalls(server)
  return [
    ...(openHolds + held > 0 ? [`${openHolds} holds are open, ${held} coins held`] : []),
    ...(openSlots > 0 ? [`${openSlots} people still occupy a call`] : []),
    ...charges.flatMap(({ minutes, price, room, coins }, index) => [
      ...(coins > minutes * price ? [`room ${room}: ${coins} coins for ${minutes} minutes`] : []),
      ...(minutes > (mostMinutes[index] ?? 0)
        ? [`room ${room}: ${minutes} minutes billed, ${mostMinutes[index]} passed`]
        : []),
    ]),
  ]
}

/** The server is killed while two people call each other; nothing is billed twice, nothing stays held [PLUS-8]. */
export const runKills = async ({ port, scale, seed }: FaultOptions): Promise<FaultReport> => {
  const chance = makeChance(seed)
  const settings = { ...unlimited, signIn: { signUpCoins: 100_000 } }
  const server = await startBuiltServer({ port, env: { CAPTCHA: 'off' }, settings })
  const mostMinutes: number[] = []
  try {
    const [ann, ben] = [await makePerson(server.url, 'Ann'), await makePerson(server.url, 'Ben')]
    await befriend(ann, ben)
    const [caller, callee] = [await talkerOf(ann), await talkerOf(ben)]
    const crash = async (): Promise<void> => {
      await new Promise((resolve) => void setTimeout(resolve, chance() * 500))
      await server.kill9()
      await server.start()
    }
    const rounds = Object.entries(stages).flatMap(([name, stage]) =>
      Array.from({ length: Math.ceil(scale) }, () => ({ name, stage })),
    )
    for (const { stage } of rounds) {
      const since = Date.now()
      await stage(caller, callee, crash)
      await endCall(server, caller, callee)
      mostMinutes.push(Math.ceil((Date.now() - since) / MINUTE_MS))
      await until(
        'both are connected again',
        () => [ann, ben].every(({ core }) => core.account.view.realtime === 'open'),
        60_000,
      )
    }
    ;[ann, ben].forEach((person) => person.leave())
    await server.end()
    const [found, ledger] = [await complaintsOf(server, mostMinutes), await ledgerFaults(server)]
    const defects = [ann, ben].flatMap(({ journal, name }) =>
      journal.defects().map((defect) => `defect at ${name}: ${defect}`),
    )
    return {
      counts: {
        'calls under kill -9': rounds.length,
        'of them billed wrongly or left open': found.length,
        'ledger findings after them': ledger.length,
      },
      violations: [...found, ...ledger, ...defects],
    }
  } finally {
    await server.stop()
  }
}
