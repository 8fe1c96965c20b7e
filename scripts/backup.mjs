// @ts-check
// `npm run backup -- <new folder>`, `npm run restore -- <folder>`: database, pictures and key of the configured deployment.
import { actHere } from './lib/act-here.mjs'

process.exit(await actHere('scripts/backup.mjs', '/server/backup/cli.ts'))
