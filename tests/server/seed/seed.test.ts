import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../server/seed/demo-people'
import { seedDemoPeople } from '../../../server/seed/seed'
import { ageOn } from '../../../src/domain/kernel/birthday'
import { dayOf } from '../../../src/domain/kernel/day'
import { pictureSizes } from '../../../src/domain/kernel/picture-size'
import { countryByCode } from '../../../src/domain/kernel/reference/countries'
import { spokenLanguageByCode } from '../../../src/domain/kernel/reference/spoken-languages'
import { signUp } from '../sign-up'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const seed = () => server.parts.store.work((work) => seedDemoPeople(work, server.clock.now()))
const people = () => server.parts.store.read((db) => db.selectFrom('users').selectAll().orderBy('id').execute())
const portrait = (path: string) => fetch(`${server.url}${path}`)

describe('demo people', () => {
  it('are 48 labelled adults who stated their age by the method demo [PLUS-1, PLUS-16]', async () => {
    await seed()
    const all = await people()
    expect(all).toHaveLength(48)
    expect(new Set(all.map(({ user_name }) => user_name)).size).toBe(48)
    const today = dayOf(server.clock.now())
    for (const person of all) {
      expect(person).toMatchObject({ demo: 1, goddess: 1 })
      expect(ageOn(today, person.birthday as typeof today)).toBeGreaterThanOrEqual(18)
      expect(person.price).toBeGreaterThan(person.friend_price)
      expect(person.interest_labels.split(',').every((label) => Number(label) >= 1 && Number(label) <= 21)).toBe(true)
      expect(person.country_id).toBe(countryByCode(person.country_code)?.id)
      const languages = person.languages.split(',')
      expect(languages.length).toBeLessThanOrEqual(3)
      expect(languages.filter((code) => spokenLanguageByCode(code) === undefined)).toEqual([])
      expect(person.interest_labels.split(',').length).toBeLessThanOrEqual(5)
    }
    const stated = await server.parts.store.read((db) => db.selectFrom('age_statements').select('method').execute())
    expect(stated.map(({ method }) => method)).toEqual(all.map(() => 'demo'))
  })

  it('come once, and never into a database that has people already', async () => {
    await seed()
    await seed()
    expect(await people()).toHaveLength(48)
    const other = await startTestServer()
    await signUp(other, 'Ada')
    await other.parts.store.work((work) => seedDemoPeople(work, other.clock.now()))
    const there = await other.parts.store.read((db) => db.selectFrom('users').select('user_name').execute())
    expect(there).toEqual([{ user_name: 'Ada' }])
    await other.close()
  })

  it('leave the ids of sign-ups alone', async () => {
    await seed()
    expect((await signUp(server, 'Ada')).userId).toBeGreaterThan(100_000)
    expect((await people()).filter(({ id }) => id < 100_000)).toHaveLength(48)
  })
})

describe('their portraits', () => {
  it('are drawn, each its own and always the same, without a script', async () => {
    const [one, again, other] = await Promise.all(
      ['/demo/portraits/1001.svg', '/demo/portraits/1001.svg', '/demo/portraits/1002.svg'].map(portrait),
    )
    expect([one?.status, one?.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const [svg, same, unlike] = await Promise.all([one, again, other].map((reply) => reply?.text()))
    expect(svg).toMatch(/^<svg[^>]+viewBox="0 0 270 360"/)
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:|<foreignObject/i)
    expect(same).toBe(svg)
    expect(unlike).not.toBe(svg)
  })

  it.each(Object.values(pictureSizes))(
    'are WebP in the size %s, as everybody’s pictures are [PROF-25]',
    async (size) => {
      const asked = demoPeople.map((_, index) => portrait(`/demo/portraits/${1_001 + index}.svg?size=${size}`))
      const types = (await Promise.all(asked)).map(({ headers }) => headers.get('content-type'))
      expect(types).toEqual(demoPeople.map(() => 'image/webp'))
      const first = await (await portrait(`/demo/portraits/1001.svg?size=${size}`)).arrayBuffer()
      const { format, height, width } = await sharp(Buffer.from(first)).metadata()
      expect([format, `${width}x${height}`]).toEqual(['webp', size])
    },
  )

  it.each(['1x1', '', '../1001', '__proto__'])('are drawn where no such size as “%s” is kept', async (size) => {
    const said = await portrait(`/demo/portraits/1001.svg?size=${encodeURIComponent(size)}`)
    expect([said.status, said.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  it.each([
    '1000.svg',
    '1049.svg',
    '01001.svg',
    '1001.svg.svg',
    '1001',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '1001.svg%00',
    '__proto__.svg',
    '-1.svg',
    '1e3.svg',
  ])('are nobody’s at %s', async (file) => {
    const said = await portrait(`/demo/portraits/${file}`)
    expect(said.status).toBe(404)
    expect(await said.text()).not.toContain('visavis')
  })
})
