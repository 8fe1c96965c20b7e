import * as E from 'fp-ts/Either'
import type { RoomNum } from '../domain/kernel/ids'
import { watchCalls } from './commands/calls'
import { signedIn, type Context } from './context'
import { exitCodes, notUnderstood } from './outcome'
import { splitWords } from './split-words'
import { understand } from './understand'

/** What the commands themselves have to say goes where notes go. */
type Streams = Parameters<typeof understand>[1]

const leaves = new Set(['exit', 'quit'])

/** Does one line; its exit code. */
const doLine = async (context: Context, line: string, streams: Streams): Promise<number> => {
  const words = splitWords(line)
  const understood = words === null ? E.left({ code: exitCodes.NotUnderstood }) : understand(words, streams)
  if (words === null) context.out.fail(notUnderstood('A quote is not closed.'))
  if (E.isLeft(understood)) return understood.left.code
  const { deed } = understood.right
  if (deed === null) return 0
  const outcome = await deed(context)
  context.out.fail(outcome)
  return exitCodes[outcome._tag]
}

/** Command after command, typed or through a pipe, with one Core; the worst exit code of a pipe's lines. */
export const runShell = async (context: Context, streams: Streams): Promise<number> => {
  let worst = 0
  context.out.note('help tells what there is; exit leaves.')
  const told = new Set<RoomNum>()
  for (;;) {
    const member = (await signedIn(context)) !== null
    const stop = member ? await watchCalls(context, { refusedBy: 'calls decline' }, told) : () => undefined
    const line = await context.lines.next('visavis> ')
    stop()
    if (line === null || leaves.has(line.trim())) break
    if (line.trim() !== '') worst = Math.max(worst, await doLine(context, line, streams))
  }
  return context.interactive ? 0 : worst
}
