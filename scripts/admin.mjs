// @ts-check
// `npm run admin -- <area> <command> …`: what the operator looks at and decides, on the store of a running gateway or alone.
import { actHere } from './lib/act-here.mjs'

process.exit(await actHere('scripts/admin.mjs', '/server/admin/cli.ts'))
