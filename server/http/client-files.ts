import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { type ClientHost, isNavigation, placeShell } from './client-host'
import { fillLegal, type LegalFacts, legalFacts } from './legal-pages'
import { bindNothing, pagePolicy } from './security-headers'

/** A page that is held in memory, packed beforehand. */
interface Packed {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

const YEAR_S = 31_536_000
const hashed = /^\/assets\//
/** What only serves a page. A picture of SVG could be opened as a page of its own. */
const part = /^(?!.*worker).+\.(?:js|css|woff2|png)$/i

const [packGzip, packBrotli] = [promisify(gzip), promisify(brotliCompress)]

/** Beside the event loop, for the tightest packing takes its time. */
const packed = async (html: string): Promise<Packed> => {
  const plain = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([packGzip(plain), packBrotli(plain)])
  return { plain, gzip: gzipped, brotli }
}

/** The page that answers every address, the policy that lets its own styles stand in it, and what it fetches first. */
interface Shell {
  readonly page: Promise<Packed>
  readonly policy: string
  readonly links: string
}

/**
 * The libraries, told with the head of the page: a browser begins to fetch them while the page itself still comes. Not the rest of
 * the program, which would hold up the page.
 */
const linksOf = (html: string): string =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)]
    .map(([, path]) => `<${path}>; rel="modulepreload"; crossorigin`)
    .join(', ')

const readShell = (dir: string, config: Config): Shell | null => {
  const file = join(dir, 'index.html')
  if (!existsSync(file)) return null
  const html = placeShell(readFileSync(file, 'utf8'), config.basePath)
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  return { page: packed(html), policy: pagePolicy(config, sheets), links: linksOf(html) }
}

/** Terms, privacy, cookies and guidelines, each filled in when it is first asked for [SHELL-32, SHELL-33, SHELL-34, SHELL-36]. */
const legalIn = (dir: string, facts: LegalFacts): ((path: string) => Promise<Packed>) => {
  const filled = new Map<string, Promise<Packed>>()
  return (path) => {
    const page = filled.get(path) ?? packed(fillLegal(readFileSync(join(dir, path), 'utf8'), facts))
    filled.set(path, page)
    return page
  }
}

const isLegal = (path: string): boolean => /^\/html\/.+\.html$/.test(path)

/** The English text, for a language that has none. */
const inEnglish = (path: string): string => path.replace(/^\/html\/[\w-]+\//, '/html/')

const listFiles = (dir: string): ReadonlySet<string> =>
  new Set(
    existsSync(dir)
      ? readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'index.html')
          .map((entry) => join(entry.parentPath, entry.name).slice(resolve(dir).length).replaceAll('\\', '/'))
      : [],
  )

const send = (page: Packed, request: FastifyRequest, reply: FastifyReply): void => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const kind = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (kind !== null) reply.header('content-encoding', kind)
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(kind === 'br' ? page.brotli : kind === 'gzip' ? page.gzip : page.plain)
}

const pathOf = (request: FastifyRequest): string => {
  const path = request.url.split('?')[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The built client: hashed files for a year, others asked for anew each time, and the shell for every page. */
export const builtClient = (config: Config): ClientHost => {
  const { basePath, clientDir } = config
  const dir = resolve(clientDir)
  const [files, shell, legal] = [listFiles(dir), readShell(dir, config), legalIn(dir, legalFacts(config))]
  return {
    serve: async (request, reply) => {
      const path = pathOf(request)
      if (isLegal(path) && files.has(path)) {
        send(await legal(path), request, reply)
        return true
      }
      if (isLegal(path) && files.has(inEnglish(path))) {
        await reply.redirect(basePath + inEnglish(path))
        return true
      }
      if (files.has(path)) {
        if (part.test(path)) bindNothing(reply)
        reply.header('cache-control', hashed.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
        await reply.sendFile(path.slice(1), dir, { cacheControl: false })
        return true
      }
      if (shell === null || !isNavigation(request)) return false
      if (shell.links !== '') reply.header('link', shell.links)
      send(await shell.page, request, reply.header('content-security-policy', shell.policy))
      return true
    },
  }
}
