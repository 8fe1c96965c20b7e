import type { BuiltServer } from '../e2e/support/built-server'
import { ask } from './database'
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

/** Texts of one sender as the gateway has numbered them. */
export const storedTexts = async (server: BuiltServer, sender: number): Promise<readonly string[]> => {
  const rows = await ask(server, 'select content from messages where sender_id = ? and type = 1 order by id', sender)
  return rows.map(({ content }) => String(content))
}

/** What of `sender` the gateway counts as not read by `reader`. */
export const storedUnread = async (server: BuiltServer, reader: number, sender: number): Promise<number> => {
  const [row] = await ask(
    server,
    `select count(*) as n from messages where sender_id = ? and receiver_id = ? and id > coalesce(
      (select max(read_up_to) from reads where user_id = ? and other_id = ?), 0)`,
    sender,
    reader,
    reader,
    sender,
  )
  return Number(row?.['n'])
}

export interface Money {
  readonly openHolds: number
  readonly held: number
  readonly openSlots: number
}

/** What calls have set aside and occupied. */
export const standingMoney = async (server: BuiltServer): Promise<Money> => {
  const number = async (text: string): Promise<number> => Number((await ask(server, text))[0]?.['n'] ?? 0)
  return {
    openHolds: await number("select count(*) as n from holds where state = 'open'"),
    held: await number('select coalesce(sum(held), 0) as n from balances'),
    openSlots: await number('select count(*) as n from call_slots'),
  }
}

export interface Charge {
  readonly room: string
  readonly price: number
  readonly minutes: number
  /** What left the caller's account for it. */
  readonly coins: number
}

/** Every call with what it came to, oldest first. */
export const chargesOfCalls = async (server: BuiltServer): Promise<readonly Charge[]> => {
  const rows = await ask(
    server,
    `select room_num as room, price, minutes_billed as minutes,
      coalesce((select -sum(amount) from transfers where ref = room_num and user_id = caller_id), 0) as coins
      from calls order by created_at`,
  )
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
