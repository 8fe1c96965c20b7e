import * as E from 'fp-ts/Either'
import type { Area, Command, Order } from './area'

/** A command with what was given to it; by whom and when comes later. */
export interface ReadOrder extends Pick<Order, 'args' | 'options' | 'reason'> {
  readonly area: Area
  readonly command: Command
}

/** What cannot be understood, with the area whose help says more. */
export interface Misread {
  readonly _tag: 'Misread'
  readonly why: string
  readonly area?: Area
}

const misread = (why: string, area?: Area): E.Either<Misread, never> =>
  E.left({ _tag: 'Misread', why, ...(area === undefined ? {} : { area }) })

interface Words {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** `--name value` and `--name=value` are options, all else arguments; null when an option has no value. */
const split = (words: readonly string[]): Words | string => {
  const args: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < words.length; at++) {
    const [, name, given] = /^--([a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(words[at] ?? '') ?? []
    if (name === undefined) {
      args.push(words[at] ?? '')
      continue
    }
    const value = given ?? words[(at += 1)]
    if (value === undefined) return name
    options[name] = value
  }
  return { args, options }
}

const faultOf = (command: Command, { args, options }: Words): string | undefined => {
  const known = ['reason', ...Object.keys(command.options ?? {})]
  const strange = Object.keys(options).find((name) => !known.includes(name))
  if (strange !== undefined) return `there is no --${strange}`
  if (args.length !== command.args.length)
    return `it takes ${command.args.map((name) => `<${name}>`).join(' ') || 'no arguments'}`
  const missing = [...(command.needs ?? []), ...('decide' in command ? ['reason'] : [])]
  const absent = missing.find((name) => (options[name] ?? '').trim() === '')
  return absent === undefined ? undefined : `--${absent} is missing`
}

/** Reads what an operator typed behind `npm run admin --`, without common options (@rule SAFE-23). */
export const readOrder = (areas: readonly Area[], words: readonly string[]): E.Either<Misread, ReadOrder> => {
  const [areaName = '', commandName = '', ...rest] = words
  const area = areas.find(({ name }) => name === areaName)
  if (area === undefined) return misread(`there is no area '${areaName}'`)
  const command = area.commands.find(({ name }) => name === commandName)
  if (command === undefined) return misread(`${area.name}: there is no command '${commandName}'`, area)
  const given = split(rest)
  if (typeof given === 'string') return misread(`${area.name} ${command.name}: --${given} wants a value`, area)
  const fault = faultOf(command, given)
  if (fault !== undefined) return misread(`${area.name} ${command.name}: ${fault}`, area)
  const { reason = '', ...options } = given.options
  return E.right({ area, command, args: given.args, options, reason: reason.trim() })
}
