import { describe, expect, it } from 'vitest'
import { pipedLines } from '../../src/terminal/lines'
import { splitWords } from '../../src/terminal/split-words'
import { understand } from '../../src/terminal/understand'
import { Readable } from 'node:stream'

const read = (...words: readonly string[]) => {
  const said: string[] = []
  const streams = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) }
  return { understood: understand(words, streams), said: said.join('') }
}

describe('command lines of the terminal [PLUS-29]', () => {
  it('are commands with options before and after them, or none for the shell', () => {
    expect(read('--json', 'people', 'Ada', 'Lovelace').understood).toMatchObject({ right: { asked: { json: true } } })
    expect(read('--server', 'http://x').understood).toMatchObject({
      right: { asked: { server: 'http://x' }, deed: null },
    })
    expect(read().understood).toMatchObject({ right: { deed: null } })
  })

  it('that mean nothing end with 2 and say why', () => {
    for (const words of [['nonsense'], ['history'], ['history', 'Bo', '--limit', '0'], ['people', '--what']]) {
      const { said, understood } = read(...words)
      expect(understood).toEqual({ _tag: 'Left', left: { code: 2 } })
      expect(said).toMatch(/^error: /)
    }
  })

  it('have help, each', () => {
    const commands = ['sign-in', 'sign-out', 'whoami', 'people', 'requests', 'chat', 'history', 'send', 'unread']
    expect(read('--help').understood).toEqual({ _tag: 'Left', left: { code: 0 } })
    for (const command of [...commands, 'calls', 'gifts', 'balance', 'movements']) {
      expect(read('--help').said).toContain(command)
      expect(read('help', command).said).toContain(`Usage: visavis ${command}`)
    }
  })

  it('tell of the flag that keeps an account apart from that of the age', () => {
    expect(read('help', 'sign-in').said).toMatch(/--adult .*18 years[^]*--keep .*keep an account that is being deleted/)
  })

  it('hold words together in quotes', () => {
    expect(splitWords(`send "Ada L" it's fine  ""`)).toEqual(['send', 'Ada L', "it's", 'fine', ''])
    expect(splitWords('say "never closed')).toBeNull()
  })

  it('come from a pipe in their order, also before they are asked for, and end', async () => {
    const lines = pipedLines(Readable.from(['one\ntwo\nlast']))
    expect([await lines.next(), await lines.next(), await lines.next(), await lines.next()]).toEqual([
      'one',
      'two',
      'last',
      null,
    ])
  })
})
