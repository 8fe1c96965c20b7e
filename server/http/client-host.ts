import type { FastifyReply, FastifyRequest } from 'fastify'

/** Serves what is no call: the built client, or in development the one that Vite makes on the fly. False: not its business. */
export interface ClientHost {
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

/** Whether a browser asks for a page, not for a file or a call. */
export const isNavigation = ({ headers, method }: FastifyRequest): boolean =>
  method === 'GET' && (headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html'))

/** One build serves any base path: own addresses of the shell get it in front, since the shell answers every page. */
export const placeShell = (html: string, basePath: string): string =>
  html
    .replaceAll(/(\s(?:src|href)=")\.?\/(?!\/)/g, `$1${basePath}/`)
    .replace('<head>', `<head><meta name="base-path" content="${basePath}">`)
