import type { Table } from 'dexie'
import type * as t from 'io-ts'
import type { Journal } from '../../../application/kernel/journal.port'
import type { UserId } from '../../../domain/kernel/ids'

interface Row {
  readonly id?: number
  readonly userId: UserId
}

interface Setting<R extends Row> {
  readonly table: Table<R, number>
  /** The unique index beside the key. */
  readonly name: string & keyof R
  /** Changes nothing in what it reads: to look is enough, and takes a fraction of the time of decoding. */
  readonly codec: t.Type<R, unknown, unknown>
  readonly user: UserId
  readonly journal: Journal
}

const memberOf = (row: unknown, member: string): unknown =>
  typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[member] : undefined

/** A table whose rows have a unique text; made anew for each transaction, since it remembers the keys that it has seen. */
export class KeyedRows<R extends Row> {
  private readonly setting: Setting<R>
  private readonly ids = new Map<unknown, number | undefined>()

  constructor(setting: Setting<R>) {
    this.setting = setting
  }

  /** What can be read of these rows; the rest is noted and left out. */
  intact(rows: readonly unknown[]): readonly R[] {
    const { codec, journal, table } = this.setting
    return rows.filter((row): row is R => {
      const whole = codec.is(row)
      if (!whole) journal.dropped(`row of ${table.name}`, 'damaged')
      return whole
    })
  }

  /** This person's rows of these names, in any order. */
  async find(names: readonly string[]): Promise<readonly R[]> {
    return this.intact(await this.lookUp(names)).filter((row) => row.userId === this.setting.user)
  }

  /** Writes rows over those of the same name, whosever they were: two people of one browser may have had the same message. */
  async put(rows: readonly R[]): Promise<void> {
    if (rows.length === 0) return
    const { name, table } = this.setting
    await this.lookUp(rows.filter((row) => row.id === undefined && !this.ids.has(row[name])).map((row) => row[name]))
    await table.bulkPut(
      rows.map((row) => {
        const id = row.id ?? this.ids.get(row[name])
        return id === undefined ? row : { ...row, id }
      }),
    )
    rows.forEach((row) => this.ids.delete(row[name]))
  }

  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    const { name, table } = this.setting
    await table
      .where(name)
      .anyOf([...names])
      .delete()
  }

  private async lookUp(names: readonly unknown[]): Promise<readonly unknown[]> {
    if (names.length === 0) return []
    const { name, table } = this.setting
    const rows: readonly unknown[] = await table
      .where(name)
      .anyOf(names as string[])
      .toArray()
    names.forEach((one) => this.ids.set(one, undefined))
    rows.forEach((row) => this.ids.set(memberOf(row, name), memberOf(row, 'id') as number))
    return rows
  }
}
