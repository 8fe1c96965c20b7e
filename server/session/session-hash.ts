import { hash } from 'node:crypto'

/** How session secrets are kept at rest: they hold 256 random bits, so that a plain hash cannot be guessed. */
export const atRest = (secret: string): string => hash('sha256', secret, 'base64url')
