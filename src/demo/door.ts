import { request } from 'node:http'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import {
  demoPeopleReply,
  demoTicketReply,
  type DemoPeopleReply,
  type DemoQuestion,
  type DemoTicketReply,
} from '../infrastructure/gateway/contract/demo-door.codec'

/** Nobody opens the door: the gateway is not there, or has no demo people. */
export type DoorClosed = { readonly _tag: 'DoorClosed'; readonly cause: unknown }

const PATIENCE_MS = 10_000

const posted = (path: string, question: DemoQuestion): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const asking = request({ socketPath: path, method: 'POST', timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        pipe(
          E.tryCatch(() => JSON.parse(text) as unknown, String),
          E.match(reject, resolve),
        )
      })
    })
    asking.on('error', reject)
    asking.on('timeout', () => asking.destroy(new Error('no answer')))
    asking.end(JSON.stringify(question))
  })

const ask = <A>(path: string, question: DemoQuestion, codec: t.Type<A, unknown>): TE.TaskEither<DoorClosed, A> =>
  pipe(
    TE.tryCatch(
      () => posted(path, question),
      (cause): DoorClosed => ({ _tag: 'DoorClosed', cause }),
    ),
    TE.flatMapEither((said) =>
      pipe(
        codec.decode(said),
        E.mapLeft((): DoorClosed => ({ _tag: 'DoorClosed', cause: 'refused' })),
      ),
    ),
  )

/** The socket in the data folder of a gateway by which its demo people come in. */
export interface DemoDoor {
  readonly people: TE.TaskEither<DoorClosed, DemoPeopleReply>
  readonly ticket: (userId: number) => TE.TaskEither<DoorClosed, DemoTicketReply>
}

export const demoDoorAt = (path: string): DemoDoor => ({
  people: ask(path, { ask: 'people' }, demoPeopleReply),
  ticket: (userId) => ask(path, { ask: 'ticket', userId }, demoTicketReply),
})
