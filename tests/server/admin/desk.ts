import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { openChannel } from '../../../server/admin/channel'
import { main } from '../../../server/admin/cli'
import { scratchFolder } from '../store/test-store'
import type { TestServer } from '../test-server'

/** What a command came to. */
export interface Came {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** An operator at the machine of a running gateway. */
export interface Desk {
  readonly folder: string
  readonly path: string
  readonly type: (...words: readonly string[]) => Promise<Came>
  /** The same with `--json`, read. */
  readonly ask: <A>(...words: readonly string[]) => Promise<A>
  readonly leave: () => Promise<void>
}

/** Types a command with this environment. */
export const typeCommand = async (env: Readonly<Record<string, string>>, words: readonly string[]): Promise<Came> => {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await main(words, { env, out: (text) => void out.push(text), err: (text) => void err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Opens the operator's channel of the gateway in a folder of its own. */
export const openDesk = async (gateway: TestServer): Promise<Desk> => {
  const folder = await scratchFolder()
  const path = join(folder, 'admin.sock')
  const channel = await openChannel(path, gateway.server.admin, (defect) => console.error(defect))
  if (E.isLeft(channel)) throw new Error(channel.left)
  const type: Desk['type'] = (...words) => typeCommand({ DATA_DIR: folder, SQLITE_FILE: join(folder, 'none') }, words)
  return {
    folder,
    path,
    type,
    ask: async (...words) => JSON.parse((await type(...words, '--json')).out),
    leave: async () => {
      await channel.right()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
