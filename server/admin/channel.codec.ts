import { join } from 'node:path'
import * as t from 'io-ts'
import type { NotDone, Told } from './area'

/** What the command says to a running gateway: the words that were typed, and the operator's name. */
export const channelRequest = t.type({ words: t.array(t.string), by: t.string })

/** What the gateway answers: what the order came to, or that it does not know it. */
export type ChannelReply =
  { readonly _tag: 'Told'; readonly told: Told } | NotDone | { readonly _tag: 'Misread'; readonly why: string }

/** Where a gateway listens to the operators of its machine. */
export const channelPath = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, 'admin.sock')
