import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store'

/** `/healthz`: 200 while the store answers, for whoever restarts or balances. */
export const addHealth = (app: FastifyInstance, store: Store, build: string): void => {
  app.get('/healthz', async (_request, reply) => {
    const well = await store
      .read((db) => db.selectFrom('server_keys').select('name').limit(1).execute())
      .then(() => true)
      .catch(() => false)
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'store', build })
  })
}
