import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BuiltServer } from '../e2e/support/built-server'
import { runCommand } from './run-command'

export interface Comparison {
  readonly lost: number
  readonly doubled: number
  readonly disordered: number
}

/** What was written against what arrived, both in order. */
export const compare = (written: readonly string[], arrived: readonly string[]): Comparison => {
  const seen = new Set(arrived)
  const [expected, unique] = [written.filter((text) => seen.has(text)), [...seen]]
  return {
    lost: written.length - expected.length,
    doubled: arrived.length - seen.size,
    disordered: unique.filter((text, index) => expected[index] !== text).length,
  }
}

const open = ({ dataDir }: BuiltServer): DatabaseSync =>
  new DatabaseSync(join(dataDir, 'visavis.sqlite'), { readOnly: true })

/** Texts of one sender as the gateway has numbered them. */
export const storedTexts = (server: BuiltServer, sender: number): readonly string[] => {
  const database = open(server)
  const rows = database.prepare('select content from messages where sender_id = ? and type = 1 order by id').all(sender)
  database.close()
  return rows.map(({ content }) => String(content))
}

export interface Money {
  readonly openHolds: number
  readonly held: number
  readonly openSlots: number
}

/** What calls have set aside and occupied. */
export const standingMoney = (server: BuiltServer): Money => {
  const database = open(server)
  const number = (text: string): number => Number(database.prepare(text).get()?.['n'] ?? 0)
  const money = {
    openHolds: number("select count(*) as n from holds where state = 'open'"),
    held: number('select coalesce(sum(held), 0) as n from balances'),
    openSlots: number('select count(*) as n from call_slots'),
  }
  database.close()
  return money
}

export interface Charge {
  readonly room: string
  readonly price: number
  readonly minutes: number
  /** What left the caller's account for it. */
  readonly coins: number
}

/** Every call with what it came to, oldest first. */
export const chargesOfCalls = (server: BuiltServer): readonly Charge[] => {
  const database = open(server)
  const rows = database
    .prepare(
      `select room_num as room, price, minutes_billed as minutes,
        coalesce((select -sum(amount) from transfers where ref = room_num and user_id = caller_id), 0) as coins
        from calls order by created_at`,
    )
    .all()
  database.close()
  return rows.map(({ coins, minutes, price, room }) => ({
    room: String(room),
    price: Number(price),
    minutes: Number(minutes),
    coins: Number(coins),
  }))
}

/** Recomputes the ledger with the product's own command; empty when it is sound. */
export const ledgerFaults = async (server: BuiltServer): Promise<readonly string[]> => {
  const { code, output } = await runCommand('node', ['scripts/verify.mjs'], server.env)
  return code === 0 ? [] : [`ledger: ${output.trim()}`]
}
