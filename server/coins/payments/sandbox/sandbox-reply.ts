import type { FastifyReply } from 'fastify'

/** `product`: the one origin that may frame the page, null: none; and to which its forms may lead. */
const policy = (product: string | null, framed: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action ${["'self'", ...(product === null ? [] : [product])].join(' ')}`,
    `frame-ancestors ${framed && product !== null ? product : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')

/** Sends a page under the strictest policy that it can live with. */
export const sendPage = (
  reply: FastifyReply,
  status: number,
  page: string,
  product: string | null = null,
  framed = false,
): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy(product, framed))
    .type('text/html; charset=utf-8')
    .send(page)
