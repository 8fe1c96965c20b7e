import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync('src/ui/design/tokens.css', 'utf8')
const heightOf = (layer: string): number => Number(new RegExp(`--z-${layer}: (\\d+);`).exec(tokens)?.[1])

it('what lies over what: toasts, errors, login, call, ringing, report, confirming, notices, prompts, banners, tips [SHELL-78]', () => {
  const fromTop = [
    'toast',
    'error',
    'login',
    'call',
    'ringing',
    'report',
    'confirm',
    'notice',
    'prompt',
    'banner',
    'tip',
    'bar',
  ].map(heightOf)
  expect(fromTop).not.toContain(NaN)
  expect(fromTop).toEqual(fromTop.toSorted((a, b) => b - a))
  expect(new Set(fromTop).size).toBe(fromTop.length)
})
