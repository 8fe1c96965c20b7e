import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promptNow, PROMPTS, type Circumstances, type PromptKind } from '../../../src/domain/kernel/prompts'

const quiet: Circumstances = {
  signedIn: true,
  inCall: false,
  matching: false,
  paying: false,
  writing: false,
  dialog: false,
}

const takeAway: readonly Partial<Circumstances>[] = [
  { signedIn: false },
  { inCall: true },
  { matching: true },
  { paying: true },
]
const holdBack: readonly Partial<Circumstances>[] = [{ writing: true }, { dialog: true }]

const pairs = PROMPTS.flatMap((first, at) => PROMPTS.slice(at + 1).map((second) => [first, second] as const))
const each = (changes: readonly Partial<Circumstances>[]) =>
  PROMPTS.flatMap((kind) => changes.map((change) => [kind, change] as const))

describe('the order of prompts', () => {
  it('is that of the law, then of gains, then of wishes [SHELL-78]', () => {
    expect(PROMPTS).toEqual(['privacy', 'cookie', 'signInReward', 'checkIn', 'discount', 'install', 'push'])
  })

  it.each(pairs)('%s opens before %s, which opens when it has closed [SHELL-78]', (first, second) => {
    const both = new Set([second, first])
    expect(promptNow(null, both, quiet)).toBe(first)
    expect(promptNow(first, both, quiet)).toBe(first)
    expect(promptNow(first, new Set([second]), quiet)).toBe(second)
  })

  it.each(pairs)('%s waits when %s is open already [SHELL-78]', (first, second) => {
    expect(promptNow(second, new Set([first, second]), quiet)).toBe(second)
    expect(promptNow(second, new Set([first]), quiet)).toBe(first)
  })
})

describe('prompts and what is on', () => {
  it.each(PROMPTS)('%s opens while nothing is on [SHELL-78]', (kind) => {
    expect(promptNow(null, new Set([kind]), quiet)).toBe(kind)
  })

  it.each(each([...takeAway, ...holdBack]))('%s does not open while %o [SHELL-77, SHELL-78]', (kind, change) => {
    expect(promptNow(null, new Set([kind]), { ...quiet, ...change })).toBe(null)
  })

  it.each(each(takeAway))('%s that is open goes while %o, and comes back [SHELL-77, SHELL-78]', (kind, change) => {
    const due = new Set([kind])
    const then = promptNow(kind, due, { ...quiet, ...change })
    expect(then).toBe(null)
    expect(promptNow(then, due, quiet)).toBe(kind)
  })

  it.each(each(holdBack))('%s that is open stays while %o, which may be its own [SHELL-78]', (kind, change) => {
    expect(promptNow(kind, new Set([kind]), { ...quiet, ...change })).toBe(kind)
  })

  it('opens only what is due, one at a time, and never over what is on, in every story [SHELL-78]', () => {
    const happening = fc.record({
      due: fc.uniqueArray(fc.constantFrom(...PROMPTS)),
      now: fc.record({
        signedIn: fc.boolean(),
        inCall: fc.boolean(),
        matching: fc.boolean(),
        paying: fc.boolean(),
        writing: fc.boolean(),
        dialog: fc.boolean(),
      }),
    })
    fc.assert(
      fc.property(fc.array(happening), (story) => {
        let open: PromptKind | null = null
        for (const { due, now } of story) {
          const next: PromptKind | null = promptNow(open, new Set(due), now)
          const { dialog, inCall, matching, paying, signedIn, writing } = now
          if (next !== null) {
            expect(due).toContain(next)
            expect([signedIn, inCall, matching, paying]).toEqual([true, false, false, false])
            if (next !== open) expect([writing, dialog]).toEqual([false, false])
            if (next !== open && open !== null) expect(due).not.toContain(open)
          }
          open = next
        }
      }),
    )
  })
})
