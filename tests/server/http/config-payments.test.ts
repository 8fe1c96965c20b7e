import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PROVIDERS } from '../../../src/domain/coins/provider'
import { type Config, loadConfig } from '../../../server/config'
import { securityHeaders } from '../../../server/http/security-headers'
import { operator } from '../../builders/operator'

const keys = { CHECKOUT_COM_SECRET_KEY: 'sk_1', CHECKOUT_COM_WEBHOOK_KEY: 'whk_1' }

const faults = (env: Readonly<Record<string, string>>): string => {
  const loaded = loadConfig(env, [])
  return E.isLeft(loaded) ? loaded.left.join('\n') : ''
}

const config = (env: Readonly<Record<string, string>>): Config => {
  const loaded = loadConfig(env, [])
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  return loaded.right
}

const played = { kind: 'sandbox' }

describe('payments in local mode', () => {
  it('are played for all seventeen providers, on a port beside that of the product [COIN-19]', () => {
    const { payments } = config({})
    expect(Object.keys(payments.adapters).toSorted()).toEqual(Object.keys(PROVIDERS).toSorted())
    expect(Object.keys(payments.adapters)).toHaveLength(17)
    expect(payments.sandboxPort).toBe(4101)
    expect(config({ PORT: '4200', SANDBOX_PORT: '4300' }).payments.sandboxPort).toBe(4300)
    expect(config({ PORT: '0' }).payments.sandboxPort).toBe(0)
  })

  it('go to the service itself for a provider that is configured', () => {
    const { adapters } = config({ ...keys, CHECKOUT_COM_CHANNEL: 'pc_1' }).payments
    const account = { api: 'https://api.checkout.com', secretKey: 'sk_1', webhookKey: 'whk_1', channel: 'pc_1' }
    expect(adapters.checkout).toEqual({ kind: 'checkout-com', account })
    expect(adapters.klarna).toEqual(played)
  })

  it('may frame and post to the checkout pages, and to no other origin', () => {
    const policy = securityHeaders(config({}))['content-security-policy']
    const origins = 'http://localhost:4101 http://127.0.0.1:4101'
    expect(policy).toContain(`frame-src 'self' ${origins};`)
    expect(policy).toContain(`form-action 'self' ${origins};`)
    expect(securityHeaders(config({ PAYMENTS: 'off' }))['content-security-policy']).toContain("frame-src 'self';")
  })
})

describe('payments in production mode', () => {
  const production = { MODE: 'production', APP_KEY: 'a key', PUBLIC_ORIGIN: 'https://v.example', EMAIL: 'off' }
  const rest = { ...production, ...operator, SQLITE_FILE: 'v.sqlite', SMS: 'off', TURN: 'off' }

  it('are configured or switched off by name; nobody is played', () => {
    expect(faults(rest)).toContain('PAYMENTS=off')
    expect(config({ ...rest, PAYMENTS: 'off' }).payments).toEqual({ adapters: {}, sandboxPort: null })
    const { payments } = config({ ...rest, ...keys })
    expect(Object.keys(payments.adapters)).toEqual(['checkout'])
    expect(payments.sandboxPort).toBeNull()
  })

  it.each([
    [{ CHECKOUT_COM_SECRET_KEY: 'sk_1' }, 'CHECKOUT_COM_WEBHOOK_KEY'],
    [{ CHECKOUT_COM_WEBHOOK_KEY: 'whk_1' }, 'CHECKOUT_COM_SECRET_KEY'],
    [{ ...keys, CHECKOUT_COM_API: 'http://api.example' }, 'CHECKOUT_COM_API'],
    [{ ...keys, SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
    [{ ...keys, SANDBOX_PORT: 'x' }, 'SANDBOX_PORT'],
  ])('names what is wrong in %j', (env, named) => {
    expect(faults({ ...rest, ...env })).toContain(named)
  })
})
