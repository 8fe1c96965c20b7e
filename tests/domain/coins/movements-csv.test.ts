import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Movement, movementKinds, type MovementKind } from '../../../src/domain/coins/movement'
import { type CsvWords, movementsCsv } from '../../../src/domain/coins/movements-csv'
import { userId } from '../../builders/ids'

const kinds = Object.fromEntries([...movementKinds, 'other'].map((kind) => [kind, kind])) as Record<
  MovementKind,
  string
>
const words: CsvWords = { columns: ['Time', 'For', 'With', 'Id', 'Coins', 'Balance', 'Order'], kinds }
const HEAD = 'Time,For,With,Id,Coins,Balance,Order\r\n'

const movement = (more: Partial<Movement> = {}): Movement => ({
  id: 'm1',
  at: Date.parse('2026-11-22T03:04:05.678Z'),
  kind: 'gift',
  other: { id: userId(42), name: 'Lina' },
  coins: -9,
  balanceAfter: 111,
  ...more,
})

const withName = (name: string) => movementsCsv([movement({ other: { id: userId(42), name } })], words)

/** A reader of RFC 4180 that knows nothing of the writer. */
const parse = (text: string): string[][] => {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (found === null) throw new Error('no CSV')
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('the file of movements', () => {
  it('has a line for each, with time by ISO, kind, person, coins, balance after and order [PLUS-6]', () => {
    const bought = movement({ kind: 'purchase', other: null, coins: 480, balanceAfter: 591, orderId: 'o-1' })
    expect(movementsCsv([movement(), bought], words)).toBe(
      `${HEAD}2026-11-22T03:04:05Z,gift,Lina,42,-9,111,\r\n2026-11-22T03:04:05Z,purchase,,,480,591,o-1\r\n`,
    )
  })

  it('has its headings though nothing is in it [PLUS-6]', () => {
    expect(movementsCsv([], words)).toBe(HEAD)
  })

  it('keeps commas, quotes and line ends in a name together [PLUS-6]', () => {
    expect(withName('a,"b"\r\nc')).toContain(',"a,""b""\r\nc",42,')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'lets no name be taken for a formula: %j [PLUS-6]',
    (name) => {
      expect(parse(withName(name))[1]?.[2]).toBe(`'${name}`)
    },
  )

  it('comes back as it went, whatever people are called [PLUS-6]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`a,"'=+-@ \t\r\nلا`) }), (name) => {
        const [, row] = parse(withName(name))
        expect(row).toHaveLength(7)
        expect([name, `'${name}`]).toContain(row?.[2])
        expect(row?.[2]).not.toMatch(/^[=+\-@]/)
      }),
    )
  })
})
