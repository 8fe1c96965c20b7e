import { afterEach, expect, it, vi } from 'vitest'
import { reportDefect } from '../../../src/infrastructure/browser/report-defect'

afterEach(() => vi.unstubAllGlobals())

it('tells of a defect with the place where its cause arose', () => {
  const reported: Error[] = []
  vi.stubGlobal('reportError', (error: Error) => reported.push(error))
  const cause = new TypeError('no such thing')
  reportDefect('the screen was drawn again', cause)
  reportDefect('something else', { _tag: 'Odd' })
  expect(reported.map(({ message }) => message)).toEqual(['the screen was drawn again', 'something else'])
  expect(reported[0]?.cause).toBe(cause)
  expect(reported[0]?.stack).toContain(`Caused by: ${cause.stack}`)
  expect(reported[1]?.stack).not.toContain('Caused by')
})
