import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Config } from '../config'
import { pageSources } from '../config-places'

const socketOrigins = ({ mode, origin, port }: Config): readonly string[] => {
  const own = origin.replace(/^http/, 'ws')
  return mode === 'local' ? [own, `ws://localhost:${port}`, `ws://127.0.0.1:${port}`] : [own]
}

/** Where a vendor's SDK has the browser registered for pushes. */
const pushSources = ({ push }: Config): readonly string[] =>
  push.kind === 'firebase'
    ? ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']
    : []

/** The servers of the vendor that carries calls, whose ports are many. */
const vendorSources = ({ callServices }: Config): readonly string[] =>
  callServices.agora === null
    ? []
    : ['agora.io', 'sd-rtn.com'].flatMap((host) => [`https://*.${host}:*`, `wss://*.${host}:*`])

const hashOf = (sheet: string): string => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/** What a page may do; `sheets` are the style sheets that stand in it, to the letter. */
export const pagePolicy = (config: Config, sheets: readonly string[] = []): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    `style-src ${["'self'", ...sheets.map(hashOf)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob: mediastream:",
    `connect-src ${["'self'", ...new Set([...socketOrigins(config), ...vendorSources(config), ...pushSources(config)])].join(' ')}`,
    `frame-src ${["'self'", ...config.frameSources, ...pageSources(config.places)].join(' ')}`,
    `form-action ${["'self'", ...config.frameSources].join(' ')}`,
    `frame-ancestors ${config.frameAncestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/** The headers of every reply but parts of a page; HSTS only where the product is reached by TLS. */
export const securityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': pagePolicy(config),
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(self), usb=(), serial=()',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(config.origin.startsWith('https://')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}),
})

/** Of these, what binds a page or a worker: a script, style, font, picture or text of our own is bound by the page that asks for it. */
const ofPagesAndWorkers = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
] as const

/** For a reply that is neither: those headers are as long as a small file, and a first screen asks for eight. */
export const bindNothing = (reply: FastifyReply): FastifyReply => {
  ofPagesAndWorkers.forEach((name) => reply.removeHeader(name))
  return reply
}
