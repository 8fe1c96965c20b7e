import { readFileSync } from 'node:fs'

/** One row of `docs/requirements/wire.md`, as a person reads it. */
export interface WireRow {
  readonly row: number
  readonly methods: readonly string[]
  readonly path: string
  readonly flags: readonly string[]
  readonly names: readonly string[]
  readonly aliases: Readonly<Record<string, string>>
  readonly file: string
}

const wire = () => readFileSync(new URL('../../../docs/requirements/wire.md', import.meta.url), 'utf8')

/** Names that a header or a cookie carries are no parameters. */
const elsewhere = /(header|cookie) `[^`]+`/g
const formField = /form field `([^`]+)`/
const pair = /`([\w.]+)` \/ `(\w+)`/g

const readRow = (line: string): WireRow => {
  const [, row = '', , methods = '', path = '', params = '', , flags = ''] = line.split('|').map((cell) => cell.trim())
  const own = params.replace(elsewhere, '').replace(formField, '').replace('sent also as `room_Id`', '')
  const aliases = Object.fromEntries([...own.matchAll(pair)].map(([, primary = '', alias = '']) => [alias, primary]))
  const names = [...own.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name).filter((name) => !(name in aliases))
  return {
    row: Number(row),
    methods: methods.replace(/\(ours\)/, '').match(/GET|POST|PUT/g) ?? [],
    path: path.match(/`([^`]+)`/)?.[1]?.replace(/^(?!\/)/, '/') ?? '',
    flags: flags.split(',').map((flag) => flag.trim()),
    names,
    aliases: params.includes('sent also as `room_Id`') ? { ...aliases, room_Id: 'roomNum' } : aliases,
    file: params.match(formField)?.[1] ?? '',
  }
}

/** All rows of the table. */
export const wireRows = (): readonly WireRow[] =>
  wire()
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map(readRow)

/** The rows that the table names as carrying `Idempotency-Key`. */
export const idempotentRows = (): readonly number[] =>
  (wire().match(/spend, credit or create \(([\d, ]+)\)/)?.[1] ?? '').split(',').map(Number)
