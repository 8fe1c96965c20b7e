// @ts-check
// The linter, and the bans that it has no rule for. Arguments go to the linter: `npm run lint -- --fix`.
import { run } from './lib/run.mjs'

const linter = await run('oxlint', process.argv.slice(2))
const bans = await run('node', ['scripts/check-sources.mjs'])
process.exit(linter.code === 0 && bans.code === 0 ? 0 : 1)
