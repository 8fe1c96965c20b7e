import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  ackBody,
  type Frame,
  frame,
  helloBody,
  type SignalBody,
  signalBody,
} from '../../src/infrastructure/gateway/contract/frame.codec'
import { wellFormed } from '../http/incoming'

/** What a client may say. */
export type ClientFrame =
  | { readonly kind: 'hello'; readonly token: string; readonly cursor: number }
  | { readonly kind: 'ack'; readonly seq: number }
  | { readonly kind: 'signal'; readonly id: string; readonly body: SignalBody }
  | { readonly kind: 'beat' }

export type BadFrame = { readonly _tag: 'BadFrame' }
const bad: BadFrame = { _tag: 'BadFrame' }

const json = (text: string): E.Either<BadFrame, unknown> =>
  E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => bad,
  )

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

const ofKind = ({ body, id, kind }: Frame): E.Either<unknown, ClientFrame> => {
  switch (kind) {
    case 'hello':
      return pipe(
        helloBody.decode(body),
        E.filterOrElseW(
          ({ cursor, token }) => isCount(cursor) && token.length <= 512,
          () => bad,
        ),
        E.map((hello) => ({ kind, ...hello })),
      )
    case 'ack':
      return pipe(
        ackBody.decode(body),
        E.filterOrElseW(
          ({ seq }) => isCount(seq),
          () => bad,
        ),
        E.map(({ seq }) => ({ kind, seq })),
      )
    case 'signal':
      return id === undefined || id.length > 64
        ? E.left(bad)
        : pipe(
            signalBody.decode(body),
            E.map((signal) => ({ kind, id, body: signal })),
          )
    case 'beat':
      return E.right({ kind })
    default:
      return E.left(bad)
  }
}

/** The most frequent frame, as JSON is usually written; any other way of writing it is read like other frames. */
const ACK = /^\{"kind":"ack","body":\{"seq":(0|[1-9]\d{0,14})\}\}$/

const plainAck = (text: string): ClientFrame | null => {
  const seq = ACK.exec(text)?.[1]
  return seq === undefined ? null : { kind: 'ack', seq: Number(seq) }
}

const readAny = (text: string): E.Either<BadFrame, ClientFrame> =>
  pipe(
    json(text),
    E.filterOrElse(wellFormed, () => bad),
    E.flatMap((value) => pipe(frame.decode(value), E.flatMap(ofKind))),
    E.mapLeft(() => bad),
  )

/** A frame as it came in; everything that is not of the contract is bad. */
export const readFrame = (text: string): E.Either<BadFrame, ClientFrame> => {
  const ack = plainAck(text)
  return ack === null ? readAny(text) : E.right(ack)
}
