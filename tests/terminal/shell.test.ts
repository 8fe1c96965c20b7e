import { beforeEach, describe, expect, it } from 'vitest'
import { runShell } from '../../src/terminal/shell'
import { makeRoom, type Room, type Somebody } from './room'

let clock: Room['clock']
let befriend: Room['befriend']
let signUp: Room['signUp']
let sitDown: Room['sitDown']

beforeEach(() => {
  ;({ befriend, clock, signUp, sitDown } = makeRoom())
})

/** A shell whose lines are typed one by one. */
const open = ({ context, said }: Somebody) => {
  const asked: ((line: string | null) => void)[] = []
  const next = () => new Promise<string | null>((resolve) => asked.push(resolve))
  const say = (text: string) => void said.push(text.trimEnd())
  const left = runShell({ ...context, lines: { ...context.lines, next } }, { out: say, err: say })
  const type = async (line: string | null) => {
    asked.shift()?.(line)
    await clock.advance(2_000)
  }
  return { left, type }
}

const run = async (somebody: Somebody, ...lines: readonly (string | null)[]): Promise<number> => {
  const shell = open(somebody)
  await clock.advance(1_000)
  for (const line of lines) await shell.type(line)
  return shell.left
}

describe('the shell of the terminal [PLUS-29]', () => {
  it('does line after line, until exit', async () => {
    const ada = sitDown('ada')
    await signUp(ada, 'Ada')
    expect(await run(ada, 'balance', '', 'people "Ada L"', 'exit', 'balance')).toBe(0)
    expect(ada.said.filter((line) => line === '120 coins')).toHaveLength(1)
    expect(ada.said).toContain('Nobody.')
  })

  it('leaves with the worst exit code of a pipe, and with none where somebody sat', async () => {
    for (const [interactive, code] of [
      [false, 2],
      [true, 0],
    ] as const) {
      const ada = sitDown(`ada ${interactive}`, { interactive })
      expect(await run(ada, 'whoami', 'people "never closed', 'nonsense', 'whoami', null)).toBe(code)
      expect(ada.said).toContain('A quote is not closed.')
      expect(ada.said.join('\n')).toContain("unknown command 'nonsense'")
    }
  })

  it('tells of a call once, also when somebody has signed in meanwhile, and refuses it', async () => {
    const [ada, bo] = [sitDown('ada'), sitDown('bo')]
    const shell = open(bo)
    const boId = await befriend(ada, bo)
    await shell.type('balance')
    const calls = await ada.context.core.feature('calls')
    await calls.place(boId, 102)()
    await calls.proceed()
    await clock.advance(2_000)
    const rings = 'Ada calls. It can be answered in a browser, or refused by: calls decline'
    expect(bo.said.at(-1)).toBe(rings)
    await shell.type('balance')
    expect(bo.said.filter((line) => line === rings)).toHaveLength(1)
    await shell.type('calls decline')
    expect(bo.said.at(-1)).toBe('The call is refused.')
    expect(calls.view.call).toMatchObject({ _tag: 'Ended' })
    await shell.type('exit')
    expect(await shell.left).toBe(0)
  })
})
