import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Written apart from the client's code (GATE-9). */
export const aesOpen = (key: Buffer, data: string, context: string): string => {
  const bytes = Buffer.from(data, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
}

export const aesSeal = (key: Buffer, text: string, context: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
}
