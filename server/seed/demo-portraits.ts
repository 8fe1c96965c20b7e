/// <reference types="vite/types/importMeta.d.ts" />
import type { FastifyInstance } from 'fastify'
import { drawPortrait } from './portrait'
import { demoPersonOf, portraitPath } from './seed'

const DAY_S = 86_400

/** In the sizes of everybody's pictures (PROF-25); `node scripts/portraits.mjs` draws them. */
const pictures = import.meta.glob<string>('./portraits/*.webp', { query: '?inline', import: 'default' })

const pictureOf = async (id: number, size: string): Promise<Buffer | undefined> => {
  const name = `./portraits/${id}-${size}.webp`
  if (!Object.hasOwn(pictures, name)) return undefined
  const [, base64 = ''] = ((await pictures[name]?.()) ?? '').split('base64,')
  return Buffer.from(base64, 'base64')
}

interface Asked {
  readonly Params: { readonly file: string }
  readonly Querystring: { readonly size?: string }
}

/**
 * The portraits of the seeded people; local mode only. A drawing as it is, and a picture in a size that is asked for: a browser has
 * to build a drawing like a page, in the frames of whoever scrolls.
 */
export const addDemoPortraits = (app: FastifyInstance): void => {
  app.get<Asked>('/demo/portraits/:file', async ({ params: { file }, query: { size = '' } }, reply) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(file)?.[1] ?? 0)
    const found = portraitPath(id).endsWith(file) ? demoPersonOf(id) : undefined
    if (found === undefined) return reply.code(404).send({ code: 404, message: 'Not found', data: null })
    reply.header('cache-control', `public, max-age=${DAY_S}`)
    const picture = await pictureOf(id, size)
    if (picture !== undefined) return reply.type('image/webp').send(picture)
    const { index, person } = found
    return reply.type('image/svg+xml').send(drawPortrait(person.name, index, person.gender))
  })
}
