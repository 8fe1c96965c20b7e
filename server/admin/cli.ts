import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import * as E from 'fp-ts/Either'
import { loadConfig } from '../config'
import { actAlone } from './act-alone'
import { areas } from './areas'
import { askChannel } from './ask-channel'
import type { Told } from './area'
import { channelPath, type ChannelReply } from './channel.codec'
import { help, helpOn } from './help'
import { readOrder, type ReadOrder } from './read-order'
import { render, renderJson } from './render'

const DONE = 0
const NOT_DONE = 1
const MISREAD = 2
const UNREACHABLE = 3

/** Where the command speaks and what it reads; tests bring their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

interface Common {
  readonly words: readonly string[]
  readonly by: string
  readonly json: boolean
  readonly to: string | undefined
}

/** Takes the options that every command has out of the words. */
const commonOf = (argv: readonly string[]): Common => {
  const words = [...argv]
  const take = (name: string): string | undefined => {
    const at = words.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`))
    if (at < 0) return undefined
    const [word = '', next] = words.splice(at, words[at] === `--${name}` ? 2 : 1)
    return word === `--${name}` ? next : word.slice(name.length + 3)
  }
  const json = words.includes('--json')
  if (json) words.splice(words.indexOf('--json'), 1)
  const [by, to] = [take('by'), take('to')]
  return { words, json, to, by: by ?? userInfo().username }
}

/** Puts a file where it was wanted; never over another one. */
const keep = (place: string, base64: string): string | null => {
  try {
    writeFileSync(place, Buffer.from(base64, 'base64'), { mode: 0o600, flag: 'wx' })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const tell = ({ err, out }: Terminal, { json, to }: Common, told: Told): number => {
  const place = told._tag === 'File' ? (to ?? told.name) : ''
  const fault = told._tag === 'File' ? keep(place, told.base64) : null
  if (fault !== null) return (err(fault), NOT_DONE)
  out(json ? renderJson(told, place) : render(told, place))
  return DONE
}

const say = (terminal: Terminal, common: Common, reply: ChannelReply): number => {
  if (reply._tag === 'Told') return tell(terminal, common, reply.told)
  terminal.err(reply.why)
  return reply._tag === 'NotDone' ? NOT_DONE : MISREAD
}

/** Asks the gateway that runs on this data folder, or acts alone when there is none. */
const reach = async (
  terminal: Terminal,
  { by, words }: Common,
  order: ReadOrder,
): Promise<E.Either<string, ChannelReply>> => {
  const config = loadConfig(terminal.env, [])
  if (E.isLeft(config)) return E.left(config.left.join('\n'))
  const reply = await askChannel(channelPath(config.right), words, by)
  return reply === null ? actAlone(config.right, order, by, (defect) => terminal.err(String(defect))) : E.right(reply)
}

const helped = (terminal: Terminal, topic: string | undefined): number => {
  const area = areas.find(({ name }) => name === topic)
  terminal.out(area === undefined ? help(areas) : helpOn(area))
  return DONE
}

/** The operator's command: what stands behind `npm run admin --`. Answers the exit code. */
export const main = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const common = commonOf(argv)
  const [first, topic] = common.words
  if (first === undefined || first === 'help' || first === '--help') return helped(terminal, topic)
  const order = readOrder(areas, common.words)
  if (E.isLeft(order)) {
    terminal.err(order.left.why)
    terminal.err(`npm run admin -- help ${order.left.area?.name ?? ''}`.trimEnd())
    return MISREAD
  }
  try {
    const reached = await reach(terminal, common, order.right)
    if (E.isRight(reached)) return say(terminal, common, reached.right)
    terminal.err(reached.left)
  } catch (error) {
    terminal.err(error instanceof Error ? error.message : String(error))
  }
  return UNREACHABLE
}
