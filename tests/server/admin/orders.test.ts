import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { areas } from '../../../server/admin/areas'
import type { Told } from '../../../server/admin/area'
import { endOf, lengthOf, numberOf } from '../../../server/admin/given'
import { help, helpOn } from '../../../server/admin/help'
import { readOrder } from '../../../server/admin/read-order'
import { render, renderJson } from '../../../server/admin/render'
import { DAY, HOUR, MINUTE } from '../../../src/domain/kernel/time'

const read = (line: string) => readOrder(areas, line.split(' '))
const why = (line: string): string => {
  const order = read(line)
  return E.isLeft(order) ? order.left.why : 'read'
}

describe('an order of an operator', () => {
  it('names area, command, arguments, options and a reason, in any order', () => {
    for (const line of [
      'ban account 100001 --rule other --for 7d --reason insults',
      'ban account --reason=insults --for=7d 100001 --rule=other',
    ]) {
      const order = read(line)
      expect(
        E.isRight(order) && { ...order.right, area: order.right.area.name, command: order.right.command.name },
      ).toEqual({
        area: 'ban',
        command: 'account',
        args: ['100001'],
        options: { rule: 'other', for: '7d' },
        reason: 'insults',
      })
    }
  })

  it('is told what is wrong with it', () => {
    expect(
      [
        'fly',
        'ban',
        'ban everybody',
        'ban account',
        'ban account 1 2 --rule other --reason x',
        'ban account 1 --reason x',
        'ban account 1 --rule other',
        'ban account 1 --rule other --reason  ',
        'ban account 1 --rule other --reason',
        'ban account 1 --rule other --reason x --colour red',
        'log list',
      ].map(why),
    ).toEqual([
      "there is no area 'fly'",
      "ban: there is no command ''",
      "ban: there is no command 'everybody'",
      'ban account: it takes <userId>',
      'ban account: it takes <userId>',
      'ban account: --rule is missing',
      'ban account: --reason is missing',
      'ban account: it takes <userId>',
      'ban account: --reason wants a value',
      'ban account: there is no --colour',
      'read',
    ])
  })

  it('names times and numbers in one way only', () => {
    const lengths = ['90m', '48h', '7d', 'ever', '0h', '1.5h', '-1h', '48', 'h', '100000d'].map(lengthOf)
    expect(lengths.map((length) => (E.isRight(length) ? length.right : 'refused'))).toEqual([
      90 * MINUTE,
      48 * HOUR,
      7 * DAY,
      null,
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
    ])
    expect([endOf(5, 10), endOf(null, 10)]).toEqual([15, null])
    expect(['7', '07', '', '-7', '7x', '1e3', undefined].map((text) => E.isRight(numberOf(text)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the areas', () => {
  it('have names that differ, each decision says what it does, and help tells of all of them', () => {
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
    for (const area of areas) {
      expect(new Set(area.commands.map(({ name }) => name)).size).toBe(area.commands.length)
      expect(help(areas)).toContain(`${area.name}: ${area.says}`)
      for (const command of area.commands) {
        expect(helpOn(area)).toContain(`${area.name} ${command.name}`)
        expect(helpOn(area)).toContain(command.says)
      }
    }
  })
})

describe('what an operator reads', () => {
  const rows = [
    { id: 1, words: 'plain' },
    { id: 20, words: 'red \u001b[31m and \u202eback\u200b\nnext' },
  ]

  it('is a table in which nothing that people wrote steers the terminal', () => {
    const text = render({ _tag: 'List', rows }, '')
    expect(text.split('\n')).toEqual(['id  words', '1   plain', '20  red �[31m and �back��next'])
  })

  it('is one thing with its lists, or nothing', () => {
    const told: Told = { _tag: 'One', row: { id: 1, end: null }, lists: { devices: [], appeals: [{ id: 2 }] } }
    expect(render(told, '').split('\n')).toEqual([
      'id   1',
      'end  -',
      '',
      'devices:',
      'nothing',
      '',
      'appeals:',
      'id',
      '2',
    ])
    expect(render({ _tag: 'List', rows: [] }, '')).toBe('nothing')
    expect(JSON.parse(renderJson(told, ''))).toEqual({ id: 1, end: null, devices: [], appeals: [{ id: 2 }] })
    expect(JSON.parse(renderJson({ _tag: 'List', rows }, ''))).toEqual(rows)
  })
})
