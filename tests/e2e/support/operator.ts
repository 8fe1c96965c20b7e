import { askChannel } from '../../../server/admin/ask-channel'
import { channelPath } from '../../../server/admin/channel.codec'
import { renderJson } from '../../../server/admin/render'
import type { BuiltServer } from './built-server'

type Row = Readonly<Record<string, string | number | null>>

/**
 * The rows that the running gateway answers to `npm run admin -- …`, asked by the way that the command takes to it. To start the
 * command takes seconds, and is shown by its own tests.
 */
export const operate = async (product: BuiltServer, ...words: readonly string[]): Promise<readonly Row[]> => {
  const reply = await askChannel(channelPath(product), words, 'operator')
  if (reply?._tag !== 'Told') throw new Error(`${words.join(' ')}: ${JSON.stringify(reply)}`)
  return [JSON.parse(renderJson(reply.told, '')) as Row | readonly Row[]].flat()
}
