import * as E from 'fp-ts/Either'
import { systemClock } from '../clock'
import { type Config, loadConfig } from '../config'
import { backUp } from './back-up'
import { restore } from './restore'

/** Where the command speaks and what it reads; tests bring their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

const DONE = 0
const NOT_DONE = 1
const MISREAD = 2

const usage = 'npm run backup -- <new folder>\nnpm run restore -- <folder of a backup>'

const carryOut = async (what: string, config: Config, folder: string): Promise<E.Either<string, string>> => {
  if (what === 'backup') {
    const done = await backUp(config, folder, systemClock.now())
    return E.map((place: string) => `Backed up to ${place}`)(done)
  }
  const done = await restore(config, folder)
  return E.map(() => 'Restored. Look at the ledger (npm run ledger), then start the gateway.')(done)
}

/** `backup` copies beside a running gateway; `restore` puts back where nothing is. Exit codes as those of the operator's command. */
export const main = async (words: readonly string[], { env, err, out }: Terminal): Promise<number> => {
  const [what = '', folder, ...more] = words
  if (!['backup', 'restore'].includes(what) || folder === undefined || more.length > 0) return (err(usage), MISREAD)
  const config = loadConfig(env, [])
  if (E.isLeft(config)) return (err(config.left.join('\n')), MISREAD)
  const done = await carryOut(what, config.right, folder)
  if (E.isLeft(done)) return (err(done.left), NOT_DONE)
  out(done.right)
  return DONE
}
