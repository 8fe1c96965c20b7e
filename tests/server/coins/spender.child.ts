import * as E from 'fp-ts/Either'
import { makeLedger } from '../../../server/coins/ledger'
import { openSqlite } from '../../../server/store/sqlite.store'
import { testDeps } from '../store/test-deps'
import { opened } from '../store/test-store'

const [file = '', round = '', ...people] = process.argv.slice(3)
const store = opened(await openSqlite({ file, patience: 200, maxPages: 0, durable: true }, testDeps))
const ledger = makeLedger({ now: () => Date.now() })

/** Moves coins for ever; each key that was answered is printed, so that the parent knows what must have lasted. */
const spender = async (userId: number): Promise<never> => {
  for (let turn = 1; ; turn += 1) {
    const key = `${round}/${userId}/${turn}`
    const movement = { userId, amount: 1 + (turn % 7), kind: 'test', key }
    const operation = turn % 4 === 0 ? ledger.grant : turn % 4 === 1 ? ledger.hold : ledger.spend
    const answer = await store.work<unknown, number>((work) => operation(work, movement))
    if (turn % 4 === 1 && turn % 8 === 1) await store.work((work) => ledger.settleHold(work, key))
    if (E.isRight(answer)) console.log(key)
  }
}

await Promise.all(people.map((userId) => spender(Number(userId))))
