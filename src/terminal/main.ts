import { env, stderr, stdin, stdout } from 'node:process'
import { pipedLines, typedLines } from './lines'
import { run } from './run'

/** What a shell says of a program whose output nobody reads any more. */
const UNHEARD = 141

const interactive = stdin.isTTY && stdout.isTTY
const lines = interactive ? typedLines(stdin, stdout) : pipedLines(stdin)

/** Whoever read the output has heard enough, as `head` has: what runs comes to its end. */
const unheard = new Promise<void>((resolve) => {
  for (const stream of [stdout, stderr])
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EPIPE') throw problem
      process.exitCode = UNHEARD
      lines.close()
      resolve()
    })
})

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    void unheard.then(resolve)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

const code = await run(process.argv.slice(2), {
  env,
  lines,
  interactive,
  interrupted,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  colours: stdout.isTTY && stderr.isTTY && !env['NO_COLOR'],
})
lines.close()
process.exitCode ??= code
