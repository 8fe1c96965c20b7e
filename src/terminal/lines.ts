import { createInterface, type Interface } from 'node:readline'
import { password } from '@inquirer/prompts'
import type { IO } from 'fp-ts/IO'

/** What is typed, or comes through a pipe, line by line. */
export interface Lines {
  /** The next line; null at the end. `hidden`: it is not shown while it is typed. */
  readonly next: (prompt?: string, hidden?: boolean) => Promise<string | null>
  /** Writes something above what is being typed. */
  readonly above: (write: IO<void>) => void
  readonly close: IO<void>
}

/** Lines of a pipe; those that come before they are asked for wait for their turn. */
export const pipedLines = (input: NodeJS.ReadableStream): Lines => {
  let source: Interface | null = null
  let over = false
  const waiting: string[] = []
  const asked: ((line: string | null) => void)[] = []
  const begin = (): Interface => {
    const begun = createInterface({ input, terminal: false })
    begun.on('line', (line) => {
      const take = asked.shift()
      if (take === undefined) waiting.push(line)
      else take(line)
    })
    begun.on('close', () => {
      over = true
      asked.splice(0).forEach((take) => take(null))
    })
    return begun
  }
  return {
    next: () => {
      source ??= begin()
      const line = waiting.shift()
      if (line !== undefined) return Promise.resolve(line)
      return over ? Promise.resolve(null) : new Promise((resolve) => asked.push(resolve))
    },
    above: (write) => write(),
    close: () => source?.close(),
  }
}

/** Lines that somebody types, with those typed before at hand. */
export const typedLines = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Lines => {
  let current: Interface | null = null
  /** A conversation and the shell remember lines of their own. */
  const histories = new Map<string, string[]>()
  const line = (prompt: string): Promise<string | null> =>
    new Promise((resolve) => {
      const history = histories.get(prompt) ?? []
      const source = createInterface({ input, output, prompt, history, terminal: true })
      current = source
      let typed: string | null = null
      source.on('history', (lines: string[]) => histories.set(prompt, lines))
      source.on('SIGINT', () => source.close())
      source.on('line', (text) => {
        typed = text
        source.close()
      })
      source.on('close', () => {
        current = null
        resolve(typed)
      })
      source.prompt()
    })
  return {
    next: (prompt = '', hidden = false) =>
      hidden ? password({ message: prompt }, { input, output }).catch(() => null) : line(prompt),
    above: (write) => {
      if (current === null) return write()
      output.write('\r\u001b[K')
      write()
      current.prompt(true)
    },
    close: () => current?.close(),
  }
}
