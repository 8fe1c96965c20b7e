/// <reference types="vite/types/importMeta.d.ts" />
import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

/** Drawn clips, each with 'Recorded · Demo' in its picture (PLUS-1); how they are made tell records 37 and 45. */
const clips = import.meta.glob<string>('./previews/*.webm', { query: '?inline', import: 'default' })

const DAY_S = 86_400

const loaderOf = (file: string) => clips[`./previews/${file}`]

const previewPath = (id: number): string => `/demo/previews/${id}.webm`

/** The seeded people who have a recording. */
export const demoPreviewIds: readonly number[] = Object.keys(clips).map((path) =>
  Number(/(\d+)\.webm$/.exec(path)?.[1]),
)

/** Notes the recordings of the demo people who are there, once; harmless at every start. */
export const seedDemoPreviews = async ({ db }: Work, now: Instant): Promise<E.Either<never, void>> => {
  const there = await db
    .selectFrom('users')
    .select('id')
    .where('demo', '=', 1)
    .where('id', 'in', [...demoPreviewIds])
    .execute()
  const rows = there.map(({ id }) => ({ user_id: id, path: previewPath(id), recorded: 1, added_at: now }))
  if (rows.length > 0) {
    await db
      .insertInto('previews')
      .values(rows)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
  }
  return E.right(undefined)
}

/** The part that is asked for, first and last byte; null: all of it, or nonsense. Some browsers play nothing without parts. */
const partOf = (range: string | undefined, size: number): readonly [number, number] | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? [first, last] : null
}

const send = (reply: FastifyReply, clip: Buffer, range: string | undefined): FastifyReply => {
  const part = partOf(range, clip.length)
  reply.header('accept-ranges', 'bytes').header('cache-control', `public, max-age=${DAY_S}`).type('video/webm')
  if (part === null) return reply.send(clip)
  const [first, last] = part
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${clip.length}`)
    .send(clip.subarray(first, last + 1))
}

/** The recordings of the demo people; local mode only. */
export const addDemoPreviews = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/demo/previews/:file', async (request, reply) => {
    const load = loaderOf(request.params.file)
    if (load === undefined) return reply.code(404).send({ code: 404, message: 'Not found', data: null })
    const [, base64 = ''] = (await load()).split('base64,')
    return send(reply, Buffer.from(base64, 'base64'), request.headers.range)
  })
}
