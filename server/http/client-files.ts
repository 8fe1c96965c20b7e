import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ClientHost, isNavigation, placeShell } from './client-host'

interface Shell {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
}

const YEAR_S = 31_536_000
const hashed = /^\/assets\//

const readShell = (dir: string, basePath: string): Shell | null => {
  const file = join(dir, 'index.html')
  if (!existsSync(file)) return null
  const plain = Buffer.from(placeShell(readFileSync(file, 'utf8'), basePath))
  return { plain, gzip: gzipSync(plain), brotli: brotliCompressSync(plain) }
}

const listFiles = (dir: string): ReadonlySet<string> =>
  new Set(
    existsSync(dir)
      ? readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'index.html')
          .map((entry) => join(entry.parentPath, entry.name).slice(resolve(dir).length).replaceAll('\\', '/'))
      : [],
  )

const sendShell = (shell: Shell, request: FastifyRequest, reply: FastifyReply): void => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const kind = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (kind !== null) reply.header('content-encoding', kind)
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(kind === 'br' ? shell.brotli : kind === 'gzip' ? shell.gzip : shell.plain)
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
export const builtClient = (clientDir: string, basePath: string): ClientHost => {
  const dir = resolve(clientDir)
  const [files, shell] = [listFiles(dir), readShell(dir, basePath)]
  return {
    serve: async (request, reply) => {
      const path = pathOf(request)
      if (files.has(path)) {
        reply.header('cache-control', hashed.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
        await reply.sendFile(path.slice(1), dir, { cacheControl: false })
        return true
      }
      if (shell === null || !isNavigation(request)) return false
      sendShell(shell, request, reply)
      return true
    },
  }
}
