import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { allCalls, sockets, specialRoutes } from '../../../src/infrastructure/gateway/contract/all-calls'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import { place, withPrimaryNames } from '../../../src/infrastructure/gateway/contract/parameters'
import { idempotentRows, wireRows } from './wire-table'

const rows = wireRows()

/** Rows whose table cell names something in words, or names members of a parameter. */
const told: Readonly<Record<number, { readonly add?: readonly string[]; readonly skip?: readonly string[] }>> = {
  68: { add: ['userName', 'headImg', 'birthday', 'introduce', 'languages', 'interestLabels', 'background'] },
  110: { add: ['messageUuid'] },
  146: { add: ['returnUrl'] },
  150: { add: ['userId'] },
  159: { add: ['event', 'browser', 'os', 'deviceId', 'platformType', 'extra'] },
  160: { add: ['event', 'browser', 'os', 'deviceId', 'platformType', 'extra'] },
  164: { skip: ['out', 'in'] },
  184: { add: ['page'] },
  185: { add: ['id'] },
}

const namesOf = (codec: t.Mixed): readonly string[] => {
  if (codec instanceof t.IntersectionType) return codec.types.flatMap(namesOf)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    return Object.entries<t.Mixed>(codec.props).flatMap(([name, member]) =>
      name === 'ext' ? namesOf(member).map((inner) => `ext.${inner}`) : [name],
    )
  }
  return []
}

const callsOf = (row: number): readonly Call[] => allCalls.filter((call) => call.row === row)
const inTable = rows.filter(({ row }) => ![169, 170, 174, 176].includes(row))
const paramNames = (row: number): readonly string[] => [
  ...new Set(callsOf(row).flatMap((call) => namesOf(call.params).filter((name) => !(name in call.aliases)))),
]

describe('the table of calls', () => {
  it('has the rows 1 to 186 and 190 to 192 of wire.md', () => {
    expect(rows.map(({ row }) => row)).toEqual([...Array.from({ length: 186 }, (_, i) => i + 1), 190, 191, 192])
  })

  it('holds every row once for each method; 169 is the socket, 170 shares 110, 174 and 176 speak to others', () => {
    expect(sockets.map(({ row }) => row)).toEqual([169])
    expect([...new Set(specialRoutes.map(({ row }) => row))]).toEqual([174, 176])
    expect([...new Set(allCalls.map(({ row }) => row))].toSorted((a, b) => a - b)).toEqual(
      inTable.map(({ row }) => row),
    )
    for (const { row, methods } of inTable)
      expect([row, callsOf(row).map(({ method }) => method)]).toEqual([row, methods])
  })

  it('has each method and path once', () => {
    const doors = allCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(doors).size).toBe(doors.length)
  })

  it('has the paths of the table', () => {
    const paths = inTable.flatMap(({ row, path }) => callsOf(row).map(() => [row, path]))
    expect(inTable.flatMap(({ row }) => callsOf(row).map((call) => [row, call.path]))).toEqual(paths)
  })

  it('names parameters as the table does, primary and second names [GATE-15]', () => {
    const wanted = inTable.map(({ row, names, aliases }) => {
      const { add = [], skip = [] } = told[row] ?? {}
      return { row, names: [...names.filter((name) => !skip.includes(name)), ...add].toSorted(), aliases }
    })
    const have = inTable.map(({ row }) => ({
      row,
      names: paramNames(row).toSorted(),
      aliases: Object.assign({}, ...callsOf(row).map((call) => call.aliases)),
    }))
    expect(have).toEqual(wanted)
  })

  it('signs, seals and opens calls as the table says [GATE-7]', () => {
    const wanted = inTable.flatMap(({ row, methods, flags, file }) =>
      methods.map((method) => ({
        row,
        signed: flags.includes('signed'),
        encrypted: flags.includes('encrypted') && method !== 'GET',
        public: flags.includes('public'),
        file: file || (flags.includes('multipart') ? 'image' : ''),
      })),
    )
    const have = inTable.flatMap(({ row }) =>
      callsOf(row).map(({ flags: { signed, encrypted, public: open }, file }) => ({
        row,
        signed,
        encrypted,
        public: open,
        file,
      })),
    )
    expect(have).toEqual(wanted)
  })

  it('keeps Idempotency-Key for the rows that spend, credit or create', () => {
    expect(
      allCalls
        .filter(({ flags }) => flags.idempotent)
        .map(({ row }) => row)
        .toSorted((a, b) => a - b),
    ).toEqual(idempotentRows().toSorted((a, b) => a - b))
  })

  it('asks no session of paths with notworry or exempt, nor of the shop countries [GATE-13]', () => {
    const open = allCalls.filter(({ path }) => /notworry|exempt|getAllCountries/.test(path))
    expect(open.length).toBeGreaterThan(15)
    expect(open.filter(({ flags }) => !flags.public)).toEqual([])
  })

  it('neither signs nor seals what the shop asks [GATE-10]', () => {
    const shop = allCalls.filter(({ row }) => row >= 142 && row <= 158)
    expect(shop).toHaveLength(17)
    expect(shop.filter(({ flags }) => flags.signed || flags.encrypted)).toEqual([])
  })

  it('takes either of two names, and the primary one when both are there [GATE-15]', () => {
    const [add] = callsOf(39)
    if (add === undefined) throw new Error('row 39 is missing')
    expect(withPrimaryNames(add, { friendUserId: 7, addWay: 102 })).toMatchObject({ f_u_id: 7, add_location: 102 })
    expect(withPrimaryNames(add, { friendUserId: 7, f_u_id: 8 })).toMatchObject({ f_u_id: 8 })
  })

  it('places parameters of GET in the address and of POST and PUT in the body [GATE-2]', () => {
    for (const call of allCalls.filter(({ path }) => !path.includes('{'))) {
      const placed = place(call, { sample: 5 })
      const file = call.flags.multipart
      expect([call.row, placed.body]).toEqual([call.row, call.method === 'GET' || file ? undefined : { sample: 5 }])
      expect([call.row, placed.address]).toEqual([call.row, call.method === 'GET' || file ? { sample: '5' } : {}])
    }
  })
})
