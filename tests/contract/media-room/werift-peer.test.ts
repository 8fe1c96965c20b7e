import { expect, it, vi } from 'vitest'
import { WeriftPeer } from '../../../src/infrastructure/rtc/werift/werift-peer'

it('a connection whose goodbye does not get out is closed all the same', async () => {
  const peer = new WeriftPeer({}, 'VP8')
  const stuck = {
    state: 'connected',
    dtls: { cipher: { encryptPacket: () => undefined }, send: () => new Promise(() => {}) },
    iceTransport: { stop: () => Promise.resolve() },
    stop: () => Promise.resolve(),
  }
  vi.spyOn(peer, 'dtlsTransports', 'get').mockReturnValue([stuck] as never)
  await peer.close()
  expect(peer.connectionState).toBe('closed')
}, 5_000)
