import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fromBase64, hex } from '../../../src/infrastructure/gateway/bytes'
import {
  canonicalRequest,
  envelopeContext,
  sortedPairs,
  toSign,
} from '../../../src/infrastructure/gateway/contract/canonical'
import type { Method } from '../../../src/infrastructure/gateway/contract/call'
import { openText, sealText, wrapSealKey } from '../../../src/infrastructure/gateway/seal'
import { hashHex, importSigningKey, signRequest } from '../../../src/infrastructure/gateway/sign'

interface SignVector {
  readonly secret?: string
  readonly appKey?: string
  readonly method: Method
  readonly path: string
  readonly address: Readonly<Record<string, string>>
  readonly body: string
  readonly stamp: { readonly timestamp: string; readonly nonce: string; readonly random: string }
  readonly expected: Readonly<Record<'pairs' | 'bodyHash' | 'canonical' | 'requestHash' | 'toSign' | 'sign', string>>
}

interface SealedVector {
  readonly context: string
  readonly iv: string
  readonly text: string
  readonly data: string
  readonly key?: string
}

interface SealVector {
  readonly aesKey: string
  readonly gatewayPublicKey: string
  readonly gatewayPrivateKey: string
  readonly method: Method
  readonly path: string
  readonly stamp: SignVector['stamp']
  readonly request: SealedVector
  readonly reply: SealedVector
}

const page = readFileSync(new URL('../../../docs/wire-vector.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json) as unknown)
const [signedGet, sealed, signedPost] = blocks as [SignVector, SealVector, SignVector]

const rawKey = ({ appKey, secret }: SignVector) => fromBase64(secret ?? appKey ?? '')
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const aes = (raw: string, usages: KeyUsage[] = ['encrypt', 'decrypt']) =>
  crypto.subtle.importKey('raw', fromBase64(raw), 'AES-GCM', true, usages)

describe('docs/wire-vector.md', () => {
  it.each([
    ['a GET of a session', signedGet],
    ['a sealed POST of the sign-in', signedPost],
  ])('signs %s as worked out there [GATE-6]', async (_, vector) => {
    const { address, body, expected, method, path, stamp } = vector
    const canonical = canonicalRequest(method, path, address, await hashHex(body))
    const requestHash = await hashHex(canonical)
    const sign = await signRequest(await importSigningKey(rawKey(vector)), { method, path, address, body }, stamp)
    expect({
      pairs: sortedPairs(address),
      bodyHash: await hashHex(body),
      canonical,
      requestHash,
      toSign: toSign(requestHash, stamp),
      sign,
    }).toEqual(expected)
  })

  it.each(['request', 'reply'] as const)('seals and opens the %s as worked out there [GATE-9]', async (direction) => {
    const { aesKey, method, path, stamp } = sealed
    const { context, data, iv, text } = sealed[direction]
    const key = await aes(aesKey)
    expect(envelopeContext(direction, method, path, stamp)).toBe(context)
    expect(await sealText(key, context, text, unhex(iv))).toBe(data)
    expect(await openText(key, context, data)()).toEqual(E.right(text))
  })

  it('wraps the key so that the gateway opens it [GATE-9]', async () => {
    const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const unwrap = await crypto.subtle.importKey('pkcs8', fromBase64(sealed.gatewayPrivateKey), rsa, false, ['decrypt'])
    const open = async (wrapped: string) => hex(await crypto.subtle.decrypt(rsa.name, unwrap, fromBase64(wrapped)))
    const bytes = hex(fromBase64(sealed.aesKey))
    expect(await open(sealed.request.key ?? '')).toBe(bytes)
    expect(await open(await wrapSealKey(sealed.gatewayPublicKey, await aes(sealed.aesKey)))).toBe(bytes)
  })

  it('has the sealed request as the body of the signed one [GATE-9]', () => {
    const { data, key } = sealed.request
    expect(JSON.parse(signedPost.body)).toEqual({ key, data })
    expect(signedPost.stamp).toEqual(sealed.stamp)
  })
})
