import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../../server/config'

const key = '0123456789abcdef0123456789ABCDEF'
const keys = { AGORA_APP_ID: key, AGORA_APP_CERTIFICATE: key }

const faults = (env: Readonly<Record<string, string>>): readonly string[] => {
  const loaded = loadConfig(env, [])
  return E.isLeft(loaded) ? loaded.left : []
}

describe('the services of calls', () => {
  it('are the own ones by default, with or without keys of a vendor', () => {
    for (const env of [{}, keys, { AGORA_APP_ID: 'nonsense' }])
      expect(loadConfig(env, [])).toMatchObject({
        right: { callServices: { rtc: 'webrtc', rtm: 'websocket', agora: null } },
      })
  })

  it("are the vendor's where it is asked for, each by itself [GATE-30]", () => {
    const agora = { appId: key, certificate: key }
    const services = (env: Readonly<Record<string, string>>) => loadConfig({ ...env, ...keys }, [])
    expect(services({ RTC: 'agora' })).toMatchObject({
      right: { callServices: { rtc: 'agora', rtm: 'websocket', agora } },
    })
    expect(services({ RTM: 'agora' })).toMatchObject({
      right: { callServices: { rtc: 'webrtc', rtm: 'agora', agora } },
    })
  })

  it.each([{ RTC: 'agora' }, { RTM: 'agora' }])('refuse to start without its keys: %j', (asked) => {
    expect(faults(asked)).toEqual([
      expect.stringMatching(/^AGORA_APP_ID wants /),
      expect.stringMatching(/^AGORA_APP_CERTIFICATE wants /),
    ])
  })

  it.each([
    ['AGORA_APP_ID', key.slice(1)],
    ['AGORA_APP_ID', `${key}0`],
    ['AGORA_APP_CERTIFICATE', `${key.slice(1)}g`],
    ['AGORA_APP_CERTIFICATE', ''],
  ])('refuse to start with a wrong %s: %j, with one sentence', (name, wrong) => {
    expect(faults({ RTC: 'agora', ...keys, [name]: wrong })).toEqual([expect.stringContaining(name)])
  })

  it.each(['RTC', 'RTM'])('know no other %s', (name) => {
    expect(faults({ [name]: 'carrier-pigeon', ...keys })).toEqual([`${name}: not one of its values`])
  })
})
