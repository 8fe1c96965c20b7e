import type { DatabaseSync } from 'node:sqlite'
import * as O from 'fp-ts/Option'
import type { ListedStore } from '../../application/kernel/keyed-store.port'

const SCHEMA =
  'create table if not exists texts (space text not null, name text not null, value text not null, primary key (space, name))'

/** Small texts in a SQLite file; each space is a store by itself. */
export const makeSqliteKeyedStore = (database: DatabaseSync, space: string): ListedStore => {
  database.exec(SCHEMA)
  const read = database.prepare('select value from texts where space = ? and name = ?')
  const write = database.prepare('insert or replace into texts (space, name, value) values (?, ?, ?)')
  const remove = database.prepare('delete from texts where space = ? and name = ?')
  const names = database.prepare('select name from texts where space = ? order by name')
  /** A Core that has been closed forgets, as a browser that forbids storing does. */
  const whileOpen = <A>(none: A, run: () => A): A => (database.isOpen ? run() : none)
  return {
    read: (key) =>
      whileOpen(O.none, () => {
        const value = read.get(space, key)?.['value']
        return typeof value === 'string' ? O.some(value) : O.none
      }),
    write: (key, value) => whileOpen(undefined, () => void write.run(space, key, value)),
    remove: (key) => whileOpen(undefined, () => void remove.run(space, key)),
    keys: (prefix) =>
      whileOpen([], () => names.all(space).map(({ name }) => String(name))).filter((name) => name.startsWith(prefix)),
  }
}
