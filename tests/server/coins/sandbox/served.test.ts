import { createServer } from 'node:net'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server'
import { payment } from './stage'

let server: TestServer
afterEach(() => server.close())

const begin = async () => {
  const answer = await server.parts.payments.get('giropay')?.begin(payment())()
  return answer !== undefined && E.isRight(answer) ? answer.right.handover : answer
}

describe('the checkout pages beside the product', () => {
  it('are served while it runs, on an origin of their own', async () => {
    server = await startTestServer()
    expect(server.parts.payments.size).toBe(17)
    const handover = await begin()
    const url = handover !== undefined && 'url' in handover ? handover.url : ''
    expect((await fetch(url)).status).toBe(200)
    expect(new URL(url).origin).not.toBe(new URL(server.url).origin)
    await server.close()
    expect(
      await fetch(url).then(
        () => 'served',
        () => 'gone',
      ),
    ).toBe('gone')
  })

  it('are left out when their port is taken; the product runs, and its channels are unavailable', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    server = await startTestServer({ env: { SANDBOX_PORT: String(port) } })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await begin()).toMatchObject({ left: { _tag: 'ChannelUnavailable' } })
    await new Promise((resolve) => taken.close(resolve))
  })

  it('do not exist where payments are switched off', async () => {
    server = await startTestServer({ env: { PAYMENTS: 'off' } })
    expect(server.parts.payments.size).toBe(0)
  })
})
