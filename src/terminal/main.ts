import { env, stderr, stdin, stdout } from 'node:process'
import { pipedLines, typedLines } from './lines'
import { run } from './run'

/** Whoever read the output has heard enough, as `head` has. */
for (const stream of [stdout, stderr])
  stream.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem
    process.exit()
  })

const interactive = stdin.isTTY && stdout.isTTY
const lines = interactive ? typedLines(stdin, stdout) : pipedLines(stdin)

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
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
process.exitCode = code
