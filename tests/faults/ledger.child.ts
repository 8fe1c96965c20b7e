import * as E from 'fp-ts/Either'
import { makeLedger } from '../../server/coins/ledger'
import { openSqlite } from '../../server/store/sqlite.store'
import { keptUnder, operationAt, perform } from '../server/coins/random-operation'
import { testDeps } from '../server/store/test-deps'
import { opened } from '../server/store/test-store'

const WIDTH = 64

const [file = '', ...given] = process.argv.slice(3)
const [seed = 0, from = 0, to = 0, at = 0, ...people] = given.map(Number)
const store = opened(await openSqlite({ file, patience: 1_000, maxPages: 0, durable: true }, testDeps))
const ledger = makeLedger({ now: () => at })
let next = from

/** Does one operation after the other; what was answered is printed, so that the parent knows what must have lasted. */
const mover = async (): Promise<void> => {
  for (let number = next++; number < to; number = next++) {
    const operation = operationAt(seed, number, people)
    const answer = await store.work((work) => perform(ledger, work, operation))
    process.stdout.write(E.isRight(answer) ? `${number} ${keptUnder(operation)} ${answer.right}\n` : `${number}\n`)
  }
}

await Promise.all(Array.from({ length: WIDTH }, mover))
await store.close()
