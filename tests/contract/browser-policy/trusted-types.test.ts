import { expect, it, vi } from 'vitest'
import { installScriptPolicy } from '../../../src/infrastructure/browser/trusted-types'

const here = 'https://visavis.example/x/profile/42'

const policy = () => {
  const createPolicy = vi.fn<(name: string, rules: { readonly createScriptURL: (url: string) => string }) => void>()
  installScriptPolicy({ createPolicy }, here)
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  return { name, pass: rules?.createScriptURL ?? (() => 'none') }
}

it('is the default policy and passes scripts of this origin and of its own blobs', () => {
  const { name, pass } = policy()
  expect(name).toBe('default')
  for (const url of ['/assets/worker.js', 'https://visavis.example/sw.js', 'blob:https://visavis.example/1-2']) {
    expect(pass(url)).toBe(url)
  }
})

it.each([
  'https://evil.example/a.js',
  'blob:https://evil.example/1-2',
  'data:text/javascript,1',
  'javascript:1',
  'http://visavis.example/a.js',
])('refuses %s', (url) => expect(() => policy().pass(url)).toThrow(TypeError))

it('does without where the browser has none', () => {
  expect(() => installScriptPolicy(null, here)).not.toThrow()
})
