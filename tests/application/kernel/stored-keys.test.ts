import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import { describe, expect, it } from 'vitest'
import { makeForget } from '../../../src/application/account/forget'
import { leavingKeys, priceTipKey, storedKeys } from '../../../src/application/kernel/stored-keys'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'

/** The table of `reference-data.md`. */
const rows = readFileSync('docs/requirements/reference-data.md', 'utf8')
const wanted = [...rows.matchAll(/^\| DATA-(\d+) \| (`[^|]*`) \|/gm)]
  .filter(([, row]) => Number(row) >= 7 && Number(row) <= 20)
  .flatMap(([, , names = '']) => names.split(', ').map((name) => name.replaceAll('`', '').replace('{location}', '')))

describe('keys of the browser', () => {
  it('are those of the reference data, each in its store [DATA-21]', () => {
    const table = Object.values(storedKeys)
    expect(table.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
    expect(table.filter(({ keptIn }) => keptIn === 'tab').map(({ name }) => name)).toEqual([
      'CAMC_CURROOM_NUM',
      'CAMC_MY_CALL_ROLE',
      'CAMC_RTC_CAMERA_CHECK',
      'CAMC_RTC_MIC_CHECK',
    ])
    expect(priceTipKey(102)).toBe('CAMC_CALL_PRICETIP_102')
  })

  it('are named in one place of the code, and each is used [DATA-21]', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('stored-keys.ts'))
      .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }))
    const named = Object.values(storedKeys).flatMap(({ name }) =>
      sources
        .filter(({ text }) => new RegExp(`['"\`]${name}['"\`]`).test(text))
        .map((source) => `${name}: ${source.name}`),
    )
    // The wire has a field of that name too.
    expect(named.filter((place) => !place.includes('gateway'))).toEqual([])
    const all = sources.map(({ text }) => text).join('\n')
    const unused = Object.keys(storedKeys).filter((key) => !all.includes(`storedKeys.${key}.`) && key !== 'priceTip')
    expect(unused).toEqual([])
    expect(all).toContain('priceTipKey(')
  })

  it('that say something of a person go with them, out of both stores; what is of the machine stays [PLUS-15]', async () => {
    const [local, tab] = [makeKeyedStoreFake(), makeKeyedStoreFake()]
    for (const { keptIn, name } of Object.values(storedKeys)) (keptIn === 'tab' ? tab : local).write(name, 'x')
    const forget = makeForget({
      data: { unsent: () => T.of(0), wipe: () => T.of(undefined) },
      local,
      tabStore: tab,
      session: { clear: T.of(undefined) } as never,
      ways: { read: () => O.none, forget: () => undefined },
    })
    await forget(null, { unsent: false, way: false })()
    const left = Object.values(storedKeys).filter(({ name }) => O.isSome(local.read(name)) || O.isSome(tab.read(name)))
    expect(left.map(({ name }) => name).toSorted()).toEqual([
      'CAMC_SAFARI_CALL',
      'CAMC_USER_COUNTRY',
      'CAMC_USER_COUNTRY_CODE',
      'CAMC_USER_IP',
      'CAMC_WALL_TIP',
      'banner',
      'isBannerMessage',
    ])
    expect(leavingKeys('local')).toContain('CAMC_USER_VIP')
  })
})
