import { homedir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { createNodeCore, type NodeCore, type NodeCoreProblem } from '../infrastructure/container/node'
import type { Context } from './context'
import type { Lines } from './lines'
import { exitCodes, noGateway, notUnderstood, refused, type Outcome } from './outcome'
import { makeOutput } from './output'
import { runShell } from './shell'
import { understand, type Understood } from './understand'

/** What the program is given of its process. */
export interface TerminalWorld {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly lines: Lines
  /** Somebody sits there. */
  readonly interactive: boolean
  readonly colours: boolean
  readonly interrupted: () => Promise<void>
}

const SERVER = 'http://localhost:4100'

const folderOf = (env: TerminalWorld['env'], server: string): string => {
  const home = env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state')
  return join(home, 'visavis', server.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '_'))
}

const problemOf = (problem: NodeCoreProblem): Outcome => {
  switch (problem._tag) {
    case 'NoConfig':
      return noGateway('No gateway answers there: is it running? --server says where.')
    case 'StateTaken':
      return refused(`Another terminal uses ${problem.folder}: --state takes another folder.`)
    case 'StateUnusable':
      return refused(`${problem.folder} cannot be used: ${String(problem.cause)}`)
    case 'OtherServer':
      return refused(`That folder belongs to ${problem.server}: --state takes another folder.`)
    case 'BadServer':
      return notUnderstood(`${problem.server} is no address.`)
  }
}

const act = async (world: TerminalWorld, { core }: NodeCore, { asked, deed }: Understood): Promise<number> => {
  const { interactive, interrupted, lines } = world
  const out = makeOutput({ ...world, json: asked.json === true })
  const clock = {
    now: () => Date.now(),
    after: (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  const context: Context = { core, clock, out, lines, interactive, interrupted }
  if (deed === null) return runShell(context, { out: world.out, err: world.err })
  const outcome = await deed(context)
  out.fail(outcome)
  return exitCodes[outcome._tag]
}

/** Runs a command line to its exit code. */
export const run = async (words: readonly string[], world: TerminalWorld): Promise<number> => {
  const understood = understand(words.length === 1 && words[0] === 'help' ? ['--help'] : words, world)
  if (E.isLeft(understood)) return understood.left.code
  const { asked } = understood.right
  const server = asked.server ?? world.env['VISAVIS_SERVER'] ?? SERVER
  const folder = asked.state ?? world.env['VISAVIS_STATE'] ?? folderOf(world.env, server)
  const node = await createNodeCore({ server, state: { folder } })
  if (E.isLeft(node)) {
    const outcome = problemOf(node.left)
    makeOutput({ ...world, json: asked.json === true }).fail(outcome)
    return exitCodes[outcome._tag]
  }
  try {
    return await act(world, node.right, understood.right)
  } finally {
    node.right.close()
  }
}
