import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'

/**
 * Where this browser has the product open. In local mode that is whichever of the machine's own names it used, since its
 * cookies belong to that name; elsewhere the one address of the deployment, whatever the request claims.
 */
export const here = (config: Config, request: FastifyRequest): string =>
  config.mode === 'production'
    ? config.address
    : `${new URL(config.origin).protocol}//${request.headers.host ?? ''}${config.basePath}`
