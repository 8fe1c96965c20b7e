import { describe, expect, it } from 'vitest'
import { makeTurns } from '../../../server/media/turns'

const held = () => {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  return { until, release }
}

describe('turns', () => {
  it('run at most so many at once, the others in order', async () => {
    const inTurn = makeTurns(2)
    const holds = [held(), held(), held(), held()]
    const log: string[] = []
    const all = holds.map(({ until }, at) =>
      inTurn(async () => {
        log.push(`begin ${at}`)
        await until
        log.push(`end ${at}`)
      }),
    )
    await Promise.resolve()
    expect(log).toEqual(['begin 0', 'begin 1'])
    for (const [at, { release }] of holds.entries()) {
      release()
      await all[at]
    }
    expect(log.filter((line) => line.startsWith('begin'))).toEqual(['begin 0', 'begin 1', 'begin 2', 'begin 3'])
  })

  it('go on after one that fails, and answer each what it made', async () => {
    const inTurn = makeTurns(1)
    const failing = inTurn(() => Promise.reject(new Error('bad')))
    const fine = inTurn(() => Promise.resolve(7))
    await expect(failing).rejects.toThrow('bad')
    expect(await fine).toBe(7)
    expect(await inTurn(() => Promise.resolve(8))).toBe(8)
  })
})
