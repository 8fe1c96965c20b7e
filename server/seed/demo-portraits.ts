import type { FastifyInstance } from 'fastify'
import { drawPortrait } from './portrait'
import { demoPersonOf, portraitPath } from './seed'

const DAY_S = 86_400

/** The drawn portraits of the seeded people, each drawn once; local mode only. */
export const addDemoPortraits = (app: FastifyInstance): void => {
  const drawn = new Map<number, string>()
  const portrait = (id: number): string | undefined => {
    const found = demoPersonOf(id)
    if (found === undefined) return undefined
    const svg = drawn.get(id) ?? drawPortrait(found.person.name, found.index, found.person.gender)
    drawn.set(id, svg)
    return svg
  }
  app.get<{ Params: { file: string } }>('/demo/portraits/:file', (request, reply) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(request.params.file)?.[1] ?? 0)
    const svg = portraitPath(id).endsWith(request.params.file) ? portrait(id) : undefined
    if (svg === undefined) return reply.code(404).send({ code: 404, message: 'Not found', data: null })
    return reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/svg+xml').send(svg)
  })
}
