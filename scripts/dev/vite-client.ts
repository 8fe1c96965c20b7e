import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import { loadConfig } from '../../server/config'
import { type ClientHost, isNavigation, placeShell } from '../../server/http/client-host'
import { fillLegal, legalFacts } from '../../server/http/legal-pages'
import { legalFiles } from '../vite/legal-pages.ts'

/** Terms and their kin as the build would make them from what stands there now. */
const legalPage = (root: string, url: string): string | undefined => {
  const html = legalFiles(root).get(url.split('?')[0]?.slice(1) ?? '')
  const config = loadConfig(process.env, [])
  return html === undefined || config._tag === 'Left' ? undefined : fillLegal(html, legalFacts(config.right))
}

/** The client as Vite makes it on the fly, in the place of the built one. */
export const viteClient = (vite: ViteDevServer, root: string): ClientHost => ({
  serve: async (request, reply) => {
    const legal = request.url.startsWith('/html/') ? legalPage(root, request.url) : undefined
    if (legal !== undefined) {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(legal)
      return true
    }
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
