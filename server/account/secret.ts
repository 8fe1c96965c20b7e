import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits for a cookie or a link, in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits for a mail; each of the million values is as likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is stored of a secret of 256 bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** What is stored of a short code: bound to its flow, so that equal codes have unlike hashes. */
export const hashCode = (flowId: string, code: string): string => hashSecret(`${flowId}:${code}`)
