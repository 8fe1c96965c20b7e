import type { FastifyReply, FastifyRequest } from 'fastify'
import { allCalls } from '../../src/infrastructure/gateway/contract/all-calls'
import { routePath } from './paths'

/** Serves what is no call: the built client, or in development the one that Vite makes on the fly. False: not its business. */
export interface ClientHost {
  readonly serve: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

/** The first two segments of an address. */
const area = (path: string): string => path.split('/', 3).join('/')

const areasOfCalls: ReadonlySet<string> = new Set(allCalls.map(({ path }) => area(routePath(path))))

/** An address that neither a file nor a call could have. */
const isPage = (url: string): boolean => {
  const path = url.split('?')[0] ?? ''
  return /^\/[\w/-]*$/.test(path) && !areasOfCalls.has(area(path))
}

/** Whether somebody asks for a page, not for a file or a call: browsers say so, of others who takes anything gets pages too. */
export const isNavigation = ({ headers, method, url }: FastifyRequest): boolean => {
  const { accept = '*/*', 'sec-fetch-mode': mode } = headers
  if (method !== 'GET' && method !== 'HEAD') return false
  return mode === 'navigate' || accept.includes('text/html') || (accept.startsWith('*/*') && isPage(url))
}

/** One build serves any base path: own addresses of the shell get it in front, since the shell answers every page. */
export const placeShell = (html: string, basePath: string): string =>
  html
    .replaceAll(/(\s(?:src|href)=")\.?\/(?!\/)/g, `$1${basePath}/`)
    .replace('<head>', `<head><meta name="base-path" content="${basePath}">`)
