import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { WORKER_FILE } from '../../src/domain/kernel/worker-messages'

/**
 * Takes the place of the worker that a browser has, drops what that one kept, and goes. Open pages stay as they are: one of them
 * may be in a call.
 */
const LEAVE = `'use strict'
const dropped = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(self.registration.scope)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(dropped()))
`

/**
 * `SERVICE_WORKER=off`: whoever asks for the worker gets one that leaves, a new one each time. An older page may call the one that
 * left back, which the browser then keeps without a word to it; the one of the next visit leaves in its place.
 */
export const addWorkerSwitch = (app: FastifyInstance): void => {
  app.get(`/${WORKER_FILE}`, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(`${LEAVE}// ${randomUUID()}\n`),
  )
}
