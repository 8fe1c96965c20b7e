import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PictureSize, pictureSizes } from '../../src/domain/kernel/picture-size'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { limitedAddress, peerAddress } from '../http/origins'
import { routePath } from '../http/paths'
import type { Limiters } from '../http/steps/limits.step'
import { noSession, stop, type Stop, tooMany } from '../http/stop'
import { SID_COOKIE } from '../session/session-cookie'
import type { LiveSession, Sessions } from '../session/sessions'
import type { Tx } from '../store/database'
import type { Store } from '../store/store'
import type { MediaKind } from '../store/tables/media.table'
import { findMedium, mediaIdOf, mediaPath, type Medium } from './media-rows'
import type { MediaFile, MediaStore } from './media-store.port'

/** Whether the asker, null for a visitor, may see a medium; each feature answers for its own kinds. */
export type MayLook = (db: Tx, medium: Medium, asker: number | null) => Promise<boolean>

export type MediaRights = Readonly<Record<MediaKind, MayLook>>

export interface MediaPageDeps {
  readonly config: Config
  readonly clock: Clock
  readonly store: Store
  readonly sessions: Sessions
  readonly media: MediaStore
  readonly rights: MediaRights
  readonly limiters: Limiters
}

const YEAR_S = 31_536_000

/** The same for what is not there and for what is not theirs to see. */
const nothing = stop(404, 404, 'Not found')

const sizeOf = (query: unknown): PictureSize => {
  const asked = typeof query === 'object' && query !== null && 'size' in query ? query.size : undefined
  return asked === pictureSizes.small ? 'small' : asked === pictureSizes.medium ? 'medium' : 'large'
}

const tooOften = async (deps: MediaPageDeps, asker: LiveSession | null, request: FastifyRequest): Promise<number> => {
  const address = limitedAddress(deps.config, peerAddress(deps.config, request.raw))
  const subject = asker === null ? address && `picture:address:${address}` : `picture:account:${asker.userId}`
  return subject === null
    ? 0
    : deps.limiters.memory.take(subject, deps.config.settings.limits.picturesPerAsker, deps.clock.now())
}

/** The file that is asked for, or why there is none. */
const look = async (
  deps: MediaPageDeps,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<MediaFile | Stop> => {
  const { media, rights, sessions, store } = deps
  const sid = request.cookies[SID_COOKIE] ?? ''
  const asker = sid === '' ? null : await store.read((db) => sessions.find(db, sid))
  const wait = await tooOften(deps, asker, request)
  if (wait > 0) return tooMany(wait)
  const refused = asker === null ? noSession : nothing
  const medium = await store.read(async (db) => {
    const id = mediaIdOf(mediaPath(request.params.id))
    const found = id === undefined ? undefined : await findMedium(db, id)
    return found && (await rights[found.kind](db, found, asker?.userId ?? null)) ? found : undefined
  })
  return medium === undefined ? refused : ((await media.open(medium.id, sizeOf(request.query))) ?? refused)
}

const sendStop = (reply: FastifyReply, { code, headers, message, status }: Stop): FastifyReply =>
  reply.code(status).headers(headers).header('cache-control', 'no-store').send({ code, message, data: null })

/**
 * Row 185: pictures by addresses that cannot be guessed, only for those who may see them, by their twin cookie alone, since
 * a browser asks for pictures without any header of ours. An address never shows another picture.
 */
export const addMediaPage = (app: FastifyInstance, deps: MediaPageDeps): void => {
  app.get<{ Params: { id: string } }>(routePath(accountCalls.media.path), async (request, reply) => {
    const found = await look(deps, request)
    if ('_tag' in found) return sendStop(reply, found)
    return reply
      .header('cache-control', `private, max-age=${YEAR_S}, immutable`)
      .header('content-disposition', 'inline')
      .header('content-length', found.size)
      .type('image/webp')
      .send(found.stream)
  })
}
