import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that has subscribed: it alone can open what is sealed for it (RFC 8291, RFC 8188). */
export interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
  readonly open: (body: Buffer) => string
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const info = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`)

interface Header {
  readonly salt: Buffer
  readonly sender: Buffer
  readonly sealed: Buffer
}

const readHeader = (body: Buffer): Header => {
  const keyLength = body.readUInt8(20)
  return {
    salt: body.subarray(0, 16),
    sender: body.subarray(21, 21 + keyLength),
    sealed: body.subarray(21 + keyLength),
  }
}

/** One record; behind the text stands the delimiter of the last record, 2. */
const decrypt = (key: Buffer, nonce: Buffer, sealed: Buffer): Buffer => {
  const opener = createDecipheriv('aes-128-gcm', key, nonce)
  opener.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter')
  return padded.subarray(0, end)
}

/** `privateKey` and `auth` in base64url; new ones unless given. */
export const makeBrowserKeys = (given?: { readonly privateKey: string; readonly auth: string }): BrowserKeys => {
  const ecdh = createECDH('prime256v1')
  if (given === undefined) ecdh.generateKeys()
  else ecdh.setPrivateKey(Buffer.from(given.privateKey, 'base64url'))
  const own = ecdh.getPublicKey()
  const auth = given === undefined ? randomBytes(16) : Buffer.from(given.auth, 'base64url')
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    open: (body) => {
      const { salt, sealed, sender } = readHeader(body)
      const shared = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = hkdf(auth, ecdh.computeSecret(sender), shared, 32)
      const [key, nonce] = [hkdf(salt, secret, info('aes128gcm'), 16), hkdf(salt, secret, info('nonce'), 12)]
      return decrypt(key, nonce, sealed).toString('utf8')
    },
  }
}
