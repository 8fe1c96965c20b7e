import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { CallSignal } from '../../../domain/calls/call-signal'
import type { RoomNum } from '../../../domain/kernel/ids'
import { peerSignalOf, type PeerSignal } from '../call-signal.codec'

/** A signal as the service carries it. */
export const signalText = (room: RoomNum, signal: CallSignal): string => JSON.stringify({ roomNum: room, data: signal })

const parsed = (text: string): O.Option<unknown> => O.tryCatch((): unknown => JSON.parse(text))

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The service vouches for who sent it, so that `from` is not taken out of the text. It does not know who may ring whom:
 * invitations come by the gateway's own socket only.
 */
export const signalIn = (from: string, text: string): O.Option<PeerSignal> =>
  pipe(
    parsed(text),
    O.filter(isRecord),
    O.flatMap((body) => peerSignalOf({ ...body, from: Number(from), to: 0 })),
    O.filter(({ signal }) => signal._tag !== 'Invitation'),
  )
