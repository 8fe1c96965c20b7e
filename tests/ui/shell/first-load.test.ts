import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What a module imports when it is loaded; types and what is imported later are gone by then. */
const imports = /^(?:import|export)\s(?!type\s)(?:[^'"()]*?from\s)?'([^']+)'/gm

const fileOf = (from: string, name: string): string | undefined =>
  ['', '.ts', '.tsx']
    .map((end) => join(dirname(from), name) + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file))

/** All modules and packages that the page loads before anybody has asked for anything. */
const loadedBy = (entry: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [join(root, entry)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const found = name.startsWith('.') ? fileOf(file, name) : undefined
      if (found !== undefined) waiting.push(found)
      else if (!name.startsWith('.')) seen.add(`package ${name}`)
    }
  }
  return new Set([...seen].map((file) => (file.startsWith('package ') ? file : relative(root, file))))
}

const first = loadedBy('src/main.tsx')

it('loads the account and the way in with the first screen', () => {
  expect(first).toContain('src/application/account/account.model.ts')
  expect(first).toContain('src/application/account/late-sign-in.ts')
  expect(first.size).toBeGreaterThan(100)
})

it.each([
  'src/domain/account/sign-in-step.ts',
  'src/domain/account/phone-steps.ts',
  'src/domain/account/email-steps.ts',
  'src/application/account/sign-in.ts',
  'src/application/account/submit-phone.use-case.ts',
  'src/application/account/start-social.use-case.ts',
  'src/application/account/arrive.use-case.ts',
  'src/infrastructure/container/sign-in.module.ts',
  'src/infrastructure/gateway/sign-in-gateway.adapter.ts',
  'src/infrastructure/gateway/contract/phone.calls.ts',
  'src/infrastructure/browser/phone-numbers.adapter.ts',
  'src/ui/account/sign-in.layer.tsx',
])('loads %s with the login popup, not with the first screen', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(first).not.toContain(file)
})

it.each([
  'src/infrastructure/container/browser-wire.ts',
  'src/infrastructure/gateway/http-gateway.adapter.ts',
  'src/infrastructure/gateway/exchange.ts',
  'src/infrastructure/gateway/contract/account.calls.ts',
  'src/infrastructure/browser/browser-captcha.adapter.ts',
])('loads %s when the gateway is first asked, not with the first screen', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(first).not.toContain(file)
})

it('loads the numbering plans when a number is checked, not before', () => {
  const late = loadedBy('src/infrastructure/browser/phone-numbers.adapter.ts')
  expect([...first, ...late].filter((name) => name.includes('libphonenumber'))).toEqual([])
})
