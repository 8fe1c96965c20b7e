import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { areas } from '../../../server/admin/areas'
import { loadConfig } from '../../../server/config'
import { environmentOf, guideEnvironment } from './guide-environment'

const guide = readFileSync('docs/operations.md', 'utf8')
const environment = readFileSync('server/config-environment.ts', 'utf8')

it('the guide for operators names every variable that the gateway reads, every area, and every command', () => {
  const variables = [...environment.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(40)
  const families = /^(GOOGLE|APPLE|FACEBOOK)_/
  expect(variables.filter((name) => !families.test(name) && !guide.includes(`\`${name}\``))).toEqual([])
  const rows = new Map(
    [...guide.matchAll(/^\| `([a-z]+)` +\| (.*)$/gm)].map(([, name = '', says = '']) => [name, says]),
  )
  expect([...rows.keys()].toSorted()).toEqual(areas.map(({ name }) => name))
  const missing = areas.flatMap(({ commands, name }) =>
    commands
      .filter((command) => !rows.get(name)?.includes(`\`${command.name}\``))
      .map((command) => `${name} ${command.name}`),
  )
  expect(missing).toEqual([])
})

/** What programs of the server read past the one reading of the environment. */
const readElsewhere = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [...readFileSync(`server/${name}`, 'utf8').matchAll(/env\['([A-Z_]+)'\]/g)])
  .map(([, name = '']) => name)

it('the guide names no variable that nobody reads, and each that is read', () => {
  const known = new Set([...environment.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name))
  readElsewhere.forEach((name) => known.add(name))
  const table = guide.slice(guide.indexOf('## What the gateway reads'), guide.indexOf("## The operator's command"))
  const cells = [...table.matchAll(/^\| (`.*?`) +\| /gm)].flatMap(([, cell = '']) => cell.split(', '))
  const listed = cells.map((cell) => cell.replaceAll('`', '')).filter((name) => !name.includes('…'))
  expect(listed.filter((name) => !known.has(name))).toEqual([])
  expect(readElsewhere.filter((name) => !listed.includes(name))).toEqual([])
})

it('the environment of the guide is one that production mode starts with', () => {
  const given = environmentOf(guideEnvironment)
  expect(loadConfig(given, [])).toMatchObject(E.right({ mode: 'production', proxies: 1, mail: { kind: 'smtp' } }))
  const without = Object.keys(given).filter((name) => E.isLeft(loadConfig({ ...given, [name]: '' }, [])))
  expect(without.length).toBeGreaterThan(8)
})

it('the guide leads to sections and files that exist', () => {
  const anchors = new Set(
    [...guide.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
  const links = [...guide.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => link.startsWith('#') && !anchors.has(link.slice(1)))).toEqual([])
  const files = links.filter((link) => !link.startsWith('#') && !link.startsWith('http'))
  expect(files.map((link) => `docs/${link.split('#')[0]}`).filter((file) => !existsSync(file))).toEqual([])
})
