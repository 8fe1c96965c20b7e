import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import { type ClientHost, isNavigation, placeShell } from '../../server/http/client-host'

/** The client as Vite makes it on the fly, in the place of the built one. */
export const viteClient = (vite: ViteDevServer, root: string): ClientHost => ({
  serve: async (request, reply) => {
    const handled = await new Promise<boolean>((resolve) => {
      reply.raw.once('finish', () => resolve(true))
      reply.raw.once('close', () => resolve(true))
      vite.middlewares(request.raw, reply.raw, () => resolve(false))
    })
    if (handled) {
      reply.hijack()
      return true
    }
    if (!isNavigation(request)) return false
    const shell = placeShell(await readFile(`${root}/index.html`, 'utf8'), '')
    const html = await vite.transformIndexHtml('/', shell)
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
    return true
  },
})
