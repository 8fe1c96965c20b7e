import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { toLanguage } from './language'
import { isOwnPath, type FromSomebody, type PushKind, type PushMark, type PushNews, type PushPayload } from './push'

type Told = Readonly<Record<string, unknown>>

const toTold = (value: unknown): O.Option<Told> =>
  typeof value === 'object' && value !== null ? O.some(Object.fromEntries(Object.entries(value))) : O.none

const textOf = (told: Told, key: string): O.Option<string> => {
  const value = told[key]
  return typeof value === 'string' ? O.some(value) : O.none
}

const wholeOf = (told: Told, key: string): O.Option<number> => {
  const value = told[key]
  return typeof value === 'number' && Number.isSafeInteger(value) ? O.some(value) : O.none
}

const oneOf = <const Word extends string>(told: Told, key: string, words: readonly Word[]): O.Option<Word> =>
  O.fromNullable(words.find((word) => word === told[key]))

const toSomebody = (told: Told): O.Option<FromSomebody> =>
  pipe(
    O.Do,
    O.bind('from', () => wholeOf(told, 'from')),
    O.bind('name', () => textOf(told, 'name')),
  )

type Reader = (told: Told) => O.Option<PushNews>

const readers: Readonly<Record<PushKind, Reader>> = {
  message: (told) =>
    pipe(
      toSomebody(told),
      O.bind('content', () => oneOf(told, 'content', ['text', 'picture', 'gift', 'hidden'])),
      O.bind('text', () => textOf(told, 'text')),
      O.map((rest) => ({ kind: 'message', ...rest })),
    ),
  request: (told) =>
    pipe(
      toSomebody(told),
      O.map((rest) => ({ kind: 'request', ...rest })),
    ),
  reminder: (told) =>
    pipe(
      toSomebody(told),
      O.map((rest) => ({ kind: 'reminder', ...rest })),
    ),
  call: (told) =>
    pipe(
      toSomebody(told),
      O.bind('room', () => textOf(told, 'room')),
      O.bind('ticket', () => textOf(told, 'ticket')),
      O.map((rest) => ({ kind: 'call', ...rest })),
    ),
  callOver: (told) =>
    pipe(
      toSomebody(told),
      O.bind('room', () => textOf(told, 'room')),
      O.bind('outcome', () => oneOf(told, 'outcome', ['missed', 'answered', 'ended'])),
      O.map((rest) => ({ kind: 'callOver', ...rest })),
    ),
  reward: (told) =>
    pipe(
      O.Do,
      O.bind('reason', () => oneOf(told, 'reason', ['refund', 'note'])),
      O.bind('text', () => textOf(told, 'text')),
      O.map((rest) => ({ kind: 'reward', ...rest })),
    ),
}

const kinds: readonly PushKind[] = ['message', 'request', 'call', 'callOver', 'reminder', 'reward']

const toNews: Reader = (told) =>
  pipe(
    oneOf(told, 'kind', kinds),
    O.flatMap((kind) => readers[kind](told)),
  )

const toMark = (told: Told): O.Option<PushMark> =>
  pipe(
    O.Do,
    O.bind('pushContentId', () => textOf(told, 'pushContentId')),
    O.bind('sendTime', () => wholeOf(told, 'sendTime')),
    O.bind('appId', () => textOf(told, 'appId')),
    O.bind('nonce', () => textOf(told, 'nonce')),
  )

const within = (told: Told, key: string): O.Option<Told> => toTold(told[key])

/** A push as it came; none for what is broken or leads elsewhere. */
export const toPush = (value: unknown): O.Option<PushPayload> =>
  pipe(
    toTold(value),
    O.flatMap((told) =>
      pipe(
        O.Do,
        O.bind('mark', () => pipe(within(told, 'mark'), O.flatMap(toMark))),
        O.bind('language', () => pipe(textOf(told, 'language'), O.chainNullableK(toLanguage))),
        O.bind('address', () => pipe(textOf(told, 'address'), O.filter(isOwnPath))),
        O.bind('picture', () =>
          pipe(
            textOf(told, 'picture'),
            O.filter((path) => path === '' || isOwnPath(path)),
          ),
        ),
        O.bind('news', () => pipe(within(told, 'news'), O.flatMap(toNews))),
      ),
    ),
  )
