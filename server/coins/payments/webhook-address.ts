import type { FastifyInstance } from 'fastify'

/** Row 174, below the base path; the provider's name follows. */
const WEBHOOK_PATH = '/pay/v1/webhook'

/** Where this very process takes notifications; null while it does not listen. */
export const ownWebhook = ({ server }: FastifyInstance, basePath: string, provider: string): string | null => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) return null
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}${basePath}${WEBHOOK_PATH}/${provider}`
}
