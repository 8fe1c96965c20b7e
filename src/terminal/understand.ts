import { CommanderError, type Command } from 'commander'
import * as E from 'fp-ts/Either'
import { makeProgram, type Deed } from './program'

export interface Asked {
  readonly server?: string
  readonly state?: string
  readonly json?: boolean
}

/** `deed` null: no command was given. */
export interface Understood {
  readonly asked: Asked
  readonly deed: Deed | null
}

/** Nothing is to be done: help was asked for and given (`code` 0), or the words mean nothing (2). */
export interface Ended {
  readonly code: 0 | 2
}

const parse = (program: Command, words: readonly string[]): E.Either<Ended, void> => {
  try {
    program.parse(words, { from: 'user' })
    return E.right(undefined)
  } catch (cause) {
    if (cause instanceof CommanderError) return E.left({ code: cause.exitCode === 0 ? 0 : 2 })
    throw cause
  }
}

const optionsOnly = (words: readonly string[]): boolean =>
  words.every((word, at) => word.startsWith('--') || ['--server', '--state'].includes(words[at - 1] ?? ''))

/** Reads a command line; commander keeps what it has read, so that each line gets a program of its own. */
export const understand = (
  words: readonly string[],
  streams: { readonly out: (text: string) => void; readonly err: (text: string) => void },
): E.Either<Ended, Understood> => {
  let deed: Deed | null = null
  const program = makeProgram((understood) => void (deed = understood), streams)
  if (optionsOnly(words) && !words.includes('--help')) program.action(() => undefined)
  const parsed = parse(program, words)
  return E.isLeft(parsed) ? parsed : E.right({ asked: program.opts<Asked>(), deed })
}
