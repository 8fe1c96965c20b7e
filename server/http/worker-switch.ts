import type { FastifyInstance } from 'fastify'
import { WORKER_FILE } from '../../src/domain/kernel/worker-messages'

/**
 * Comes beside the worker that a browser has, drops what that one kept, and has both go with the last open page: one of them may be in
 * a call.
 */
const LEAVE = `'use strict'
const dropped = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(self.registration.scope)).map((name) => caches.delete(name)))
}
self.addEventListener('install', (event) => {
  event.waitUntil(dropped())
  self.registration.unregister()
})
`

/** `SERVICE_WORKER=off`: whoever asks for the worker gets one that leaves. */
export const addWorkerSwitch = (app: FastifyInstance): void => {
  app.get(`/${WORKER_FILE}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(LEAVE),
  )
}
