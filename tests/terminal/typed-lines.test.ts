import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { typedLines, type Lines } from '../../src/terminal/lines'

const UP = '\u001b[A'
const CTRL_C = '\u0003'

let keyboard: PassThrough
let lines: Lines
let shown: string

beforeEach(() => {
  const screen = new PassThrough()
  keyboard = new PassThrough()
  shown = ''
  screen.on('data', (chunk: Buffer) => (shown += chunk.toString()))
  lines = typedLines(keyboard, screen)
})
afterEach(() => lines.close())

/** Types while a line is asked for. */
const type = (keys: string, prompt = '> '): Promise<string | null> => {
  const line = lines.next(prompt)
  keyboard.write(keys)
  return line
}

describe('lines that are typed at a terminal [PLUS-29]', () => {
  it('come with those before them at hand, each prompt with its own', async () => {
    expect(await type('one\r')).toBe('one')
    expect(await type('other\r', '$ ')).toBe('other')
    expect(await type(`${UP}\r`)).toBe('one')
    expect(shown).toContain('$ ')
  })

  it('end with Ctrl+C', async () => {
    expect(await type(CTRL_C)).toBeNull()
  })

  it('keep what is being typed when something is told above it', async () => {
    const line = lines.next('> ')
    keyboard.write('hal')
    await expect.poll(() => shown).toContain('hal')
    lines.above(() => void (shown += 'told\n'))
    await expect.poll(() => shown).toMatch(/told\n[^]*> [^]*hal/)
    keyboard.write('lo\r')
    expect(await line).toBe('hallo')
  })

  it('show nothing of a password', async () => {
    const secret = lines.next('Password', true)
    await expect.poll(() => shown).toContain('Password')
    keyboard.write('secret12\r')
    expect(await secret).toBe('secret12')
    expect(shown).not.toContain('secret')
  })
})
