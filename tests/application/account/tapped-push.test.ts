import { beforeEach, describe, expect, it } from 'vitest'
import { makeAddressFake } from '../../fakes/address.fake'
import { makeStage, type Stage } from './stage'

const QUERY = '?pushContentId=p1&sendTime=1700000000000&appId=visavis&nonce=n1&a=1'

describe('a push that was tapped', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  const arrive = async (query: string) => {
    const address = makeAddressFake(`https://visavis.test/message${query}`)
    const tab = stage.browser.open({}, { address })
    await stage.clock.settle()
    return { address, tab }
  }
  const kept = () => Object.fromEntries(stage.browser.cookies.entries)
  const reports = () => stage.browser.usage.events.filter((event) => event === 'push_opened')

  it('leaves its four keys and its mark as cookies, and nothing in the address [DATA-23] [DATA-25] [GATE-32]', async () => {
    const { address } = await arrive(QUERY)
    expect(kept()).toEqual({
      push_notification: '1',
      pushContentId: 'p1',
      sendTime: '1700000000000',
      appId: 'visavis',
      nonce: 'n1',
    })
    expect(address.read()).toBe('https://visavis.test/message?a=1')
    expect(reports()).toEqual([])
  })

  it('is reported once after login, and forgotten [ACCT-101] [GATE-32]', async () => {
    stage.browser.cookies.write('cookieAccepted', '1')
    await arrive(QUERY)
    await stage.signIn()
    await stage.clock.settle()
    expect(reports()).toHaveLength(1)
    expect(kept()).toEqual({ cookieAccepted: '1' })
    await stage.start()
    await stage.clock.settle()
    expect(reports()).toHaveLength(1)
  })

  it('waits for the cookie notice to be accepted [GATE-25] [GATE-32]', async () => {
    await arrive(QUERY)
    const tab = await stage.signIn()
    expect(reports()).toEqual([])
    expect(kept()).toMatchObject({ push_notification: '1' })
    stage.browser.cookies.write('cookieAccepted', '1')
    tab.close()
    await stage.start()
    await stage.clock.settle()
    expect(reports()).toHaveLength(1)
  })

  it.each(['', '?appId=a&nonce=n', '?pushContentId=&nonce=n'])('is no push: %s', async (query) => {
    const { address } = await arrive(query)
    expect(kept()).toEqual({})
    expect(address.read()).toBe(`https://visavis.test/message${query}`)
  })

  it('fills no cookies with what somebody wrote into an address', async () => {
    await arrive(`?pushContentId=${'x'.repeat(5_000)}`)
    expect(kept()['pushContentId']).toHaveLength(128)
  })
})
