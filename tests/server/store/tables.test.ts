import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '../../../server/store/store'
import { placesOf } from './places'
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

describeOnStores('the tables', (open) => {
  let store: Store

  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  it('have the columns that the types name, and no other', async () => {
    expect(await store.read(placesOf)).toEqual(typed.toSorted())
    expect(typed.length).toBeGreaterThan(200)
  })
})
