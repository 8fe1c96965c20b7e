import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { natsOptions, natsServers } from '../../../server/bus/nats-options'
import { subjectOf } from '../../../server/bus/nats-subject'

const anything = fc.string({ unit: 'binary' })

describe('the subject of a topic', () => {
  it('is one word below its deployment, of signs that mean nothing to NATS', () => {
    expect(subjectOf('visavis', 'inbox:17')).toBe('visavis.visavis.inbox=3a17')
    fc.assert(
      fc.property(anything, anything, (deployment, topic) => {
        expect(subjectOf(deployment, topic)).toMatch(/^visavis\.[A-Za-z0-9_=-]+\.[A-Za-z0-9_=-]+$/)
      }),
    )
  })

  it('is shared by no other topic', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(subjectOf('d', one) === subjectOf('d', other)).toBe(one === other)
      }),
    )
  })
})

describe('the addresses of NATS', () => {
  it('are one or several, with or without a scheme', () => {
    expect(natsOptions('nats://a:1, b:2').servers).toEqual(['a:1', 'b:2'])
    expect(natsServers('http://a')).toBeNull()
    expect(natsServers('nats://a:1,')).toBeNull()
  })

  it('may hold a name and a password, or a token, and ask for TLS', () => {
    expect(natsOptions('nats://me:p%40ss@a:1')).toMatchObject({ user: 'me', pass: 'p@ss' })
    expect(natsOptions('nats://secret@a:1')).toMatchObject({ token: 'secret' })
    expect(natsOptions('tls://a:1')).toMatchObject({ tls: {} })
    expect(natsOptions('nats://a:1')).not.toHaveProperty('tls')
  })
})
