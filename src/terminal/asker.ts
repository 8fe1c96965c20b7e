import type { Context } from './context'

/** The input ended while something was still asked for. */
export class InputEnded extends Error {}

/** What is known beforehand of the answers that a dialogue wants. */
export type Given<Name extends string> = { readonly [name in Name]?: string | boolean }

export interface Asker<Name extends string> {
  /** The answer that was given beforehand, else the next line. */
  readonly ask: (name: Name, prompt: string, hidden?: boolean) => Promise<string>
  readonly knows: (name: Name) => boolean
  /** Keeps an answer for the question that wants it. */
  readonly keep: (name: Name, answer: string) => void
}

/** Asks for what was not given; each answer is used once, so that what was refused is asked for again. */
export const makeAsker = <Name extends string>({ lines }: Context, given: Given<Name>): Asker<Name> => {
  const left = new Map<string, string>(
    Object.entries(given).map(([name, value]) => [name, value === true ? 'yes' : String(value)]),
  )
  return {
    knows: (name) => left.has(name),
    keep: (name, answer) => void left.set(name, answer),
    ask: async (name, prompt, hidden = false) => {
      const before = left.get(name)
      left.delete(name)
      const answer = before ?? (await lines.next(`${prompt}: `, hidden))
      if (answer === null) throw new InputEnded()
      return answer
    },
  }
}
