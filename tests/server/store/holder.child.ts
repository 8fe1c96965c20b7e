import * as E from 'fp-ts/Either'
import { openSqlite } from '../../../server/store/sqlite.store'
import { testDeps } from './test-deps'

const file = process.argv[3] ?? ''
const store = await openSqlite({ file, patience: 200, maxPages: 0, durable: true }, testDeps)
if (E.isRight(store))
  await store.right.work(async ({ db }) =>
    E.right(await db.insertInto('server_keys').values({ name: 'held', value: '' }).execute()),
  )
console.log(E.isRight(store) ? 'open' : store.left._tag)
setInterval(() => undefined, 1_000)
