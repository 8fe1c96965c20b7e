import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../../../server/admin/areas'

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
