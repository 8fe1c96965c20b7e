import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPostgres } from '../../../server/store/schema'
import type { Store } from '../../../server/store/store'
import { describeOnStores } from './test-store'

const folder = 'server/store/tables'
const types = readdirSync(folder)
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')

/** The members of an interface of the sources, as far as they stand on lines of their own. */
const membersOf = (source: string, name: string): ReadonlyMap<string, string> => {
  const body = new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source)?.[1] ?? ''
  return new Map([...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, member = '', type = '']) => [member, type]))
}

const typed = [...membersOf(readFileSync('server/store/database.ts', 'utf8'), 'Database')].flatMap(([table, type]) =>
  [...membersOf(types, type).keys()].map((column) => `${table}.${column}`),
)

const stored = sql<{ place: string }>`
  select tables.name || '.' || columns.name as place
  from sqlite_schema as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name <> 'migrations'`

const storedInPostgres = sql<{ place: string }>`
  select table_name || '.' || column_name as place
  from information_schema.columns
  where table_schema = current_schema() and table_name <> 'migrations'`

describeOnStores('the tables', (open) => {
  let store: Store

  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  it('have the columns that the types name, and no other', async () => {
    const { rows } = await store.read((db) => (isPostgres(db) ? storedInPostgres : stored).execute(db))
    expect(rows.map(({ place }) => place).toSorted()).toEqual(typed.toSorted())
    expect(typed.length).toBeGreaterThan(200)
  })
})
