import { makeRecordedMedia } from '../infrastructure/container/node-recorded-media'
import { runDemo } from './run'

const over = new AbortController()
const end = (): void => over.abort()

process.on('SIGTERM', end)
process.on('SIGINT', end)
/** Whoever started it is gone. */
process.on('disconnect', end)

const opened = await runDemo({
  dataDir: process.env['DATA_DIR'] ?? '.data',
  media: makeRecordedMedia,
  over: over.signal,
  tell: (sentence) => process.stdout.write(`${sentence}\n`),
  report: (what, cause) => process.stderr.write(`${what}: ${JSON.stringify(cause)}\n`),
})
process.exit(opened ? 0 : 1)
