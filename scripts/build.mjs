// @ts-check
import { build } from './lib/build.mjs'

process.exit((await build({ onlyStale: false })) ? 0 : 1)
