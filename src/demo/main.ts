import { inspect } from 'node:util'
import { makeRecordedMedia } from '../infrastructure/container/node-recorded-media'
import { exitCodes, runDemo } from './run'

const report = (what: string, cause: unknown): void => void process.stderr.write(`${what}: ${inspect(cause)}\n`)

const over = new AbortController()
const end = (): void => over.abort()

process.on('SIGTERM', end)
process.on('SIGINT', end)
/** Whoever started it is gone. */
process.on('disconnect', end)
/** What goes wrong with one of them is no matter of the others. */
process.on('unhandledRejection', (cause) => report('defect', cause))

const ended = await runDemo({
  dataDir: process.env['DATA_DIR'] ?? '.data',
  media: makeRecordedMedia,
  over: over.signal,
  tell: (sentence) => process.stdout.write(`${sentence}\n`),
  report,
})
process.exit(exitCodes[ended])
