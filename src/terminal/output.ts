import { styleText } from 'node:util'
import { cleanJson, cleanText } from './clean-text'
import type { Outcome } from './outcome'

/** What a command has to tell: data for scripts, and a line for people. */
export interface Told {
  readonly kind: string
  readonly [name: string]: unknown
}

export interface Output {
  /** One thing; `line` is cleaned here, so that texts of others may stand in it. */
  readonly tell: (told: Told, line: string) => void
  /** A word beside the data; scripts do not get it. */
  readonly note: (line: string) => void
  readonly fail: (outcome: Outcome) => void
}

export interface OutputSetting {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly json: boolean
  readonly colours: boolean
}

/** Writes to a terminal or a pipe: text, or with `json` one object a line. */
export const makeOutput = ({ colours, err, json, out }: OutputSetting): Output => {
  const styled = (style: 'dim' | 'red', text: string): string =>
    colours ? styleText(style, text, { validateStream: false }) : text
  return {
    tell: (told, line) => out(`${json ? cleanJson(told) : cleanText(line)}\n`),
    note: (line) => (json ? undefined : err(`${styled('dim', cleanText(line))}\n`)),
    fail: (outcome) => {
      if (outcome._tag === 'Done') return
      if (json) out(`${cleanJson({ kind: 'error', error: outcome._tag, message: outcome.why })}\n`)
      else err(`${styled('red', cleanText(outcome.why))}\n`)
    },
  }
}
