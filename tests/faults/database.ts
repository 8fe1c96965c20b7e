import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { BuiltServer } from '../e2e/support/built-server'

export type Row = Readonly<Record<string, unknown>>

/** Asks the gateway's database from outside of it; `?` stands for a value. */
export const ask = async (
  { dataDir, env }: Pick<BuiltServer, 'dataDir' | 'env'>,
  text: string,
  ...values: readonly number[]
): Promise<readonly Row[]> => {
  const url = env['DATABASE_URL']
  if (url === undefined) {
    const database = new DatabaseSync(join(dataDir, 'visavis.sqlite'), { readOnly: true })
    try {
      return database.prepare(text).all(...values)
    } finally {
      database.close()
    }
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  let place = 0
  const numbered = text.replaceAll('?', () => `$${(place += 1)}`)
  return client
    .query<Record<string, unknown>>(numbered, [...values])
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
