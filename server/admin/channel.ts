import * as E from 'fp-ts/Either'
import { openOwnSocket } from '../own-socket'
import { areas } from './areas'
import type { AdminDeps } from './admin-deps'
import { carryOut } from './carry-out'
import { channelRequest, type ChannelReply } from './channel.codec'
import { readOrder } from './read-order'

const reply = async (deps: AdminDeps, asked: unknown): Promise<ChannelReply> => {
  const request = channelRequest.decode(asked)
  if (E.isLeft(request)) return { _tag: 'Misread', why: 'no order' }
  const order = readOrder(areas, request.right.words)
  if (E.isLeft(order)) return { _tag: 'Misread', why: order.left.why }
  const done = await carryOut(deps, order.right, request.right.by)
  return E.isLeft(done) ? done.left : { _tag: 'Told', told: done.right }
}

/**
 * Listens to the operator's command on a socket in the data folder that only this machine's user can open: the wire has
 * no such calls (@rule SAFE-23). Left when another gateway listens there or the socket cannot be made; answers how to end it.
 */
export const openChannel = (
  path: string,
  deps: AdminDeps,
  report: (defect: unknown) => void,
): Promise<E.Either<string, () => Promise<void>>> => openOwnSocket(path, (asked) => reply(deps, asked), report)
