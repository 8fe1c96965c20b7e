import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStage, state, type Stage } from './stage'

describe('a session that the gateway ends', () => {
  let stage: Stage

  beforeEach(() => {
    stage = makeStage()
  })

  it.each([
    [401, 'http', 'Expired', 'ACCT-109'],
    [401, 'body', 'Expired', 'ACCT-109'],
    [10023, 'http', 'Expired', 'ACCT-110'],
    [10023, 'body', 'Ended', 'ACCT-108'],
    [412, 'body', 'Ended', 'ACCT-108'],
    [10101, 'body', 'Ended', 'ACCT-110'],
    [10115, 'body', 'Banned', 'ACCT-106'],
    [10116, 'body', 'Banned', 'ACCT-106'],
    [10117, 'body', 'Ended', 'ACCT-107'],
  ] as const)(
    'with %i over %s it is told as %s, and logged out [%s] [ACCT-105]',
    async (code, transport, told, _rule) => {
      const tab = await stage.signIn()
      const other = await stage.start()
      stage.browser.seat.over.tell({ code, message: 'Because', transport })
      await stage.clock.settle()
      expect(state(tab)).toBe('Visitor')
      expect(tab.core.account.view.notice).toEqual(O.some({ _tag: told, code, message: 'Because' }))
      expect(stage.browser.session.token()).toBeNull()
      expect(state(other)).toBe('Visitor')
      expect(other.core.account.view.notice).toEqual(O.some({ _tag: told, code, message: 'Because' }))
    },
  )

  it('carries what a ban says, in every tab [PLUS-13]', async () => {
    const tab = await stage.signIn()
    const other = await stage.start()
    const data = { rule: 'harassment', reason: 'Two reports', until: 9_000, appealToken: 't1' }
    stage.browser.seat.over.tell({ code: 10115, message: '', transport: 'body', data })
    await stage.clock.settle()
    const ban = { rule: 'harassment', reason: 'Two reports', until: 9_000, appeal: null, token: 't1' }
    expect([tab, other].map(({ core }) => core.account.view.notice)).toEqual([
      O.some({ _tag: 'Banned', code: 10115, message: '', ban }),
      O.some({ _tag: 'Banned', code: 10115, message: '', ban }),
    ])
  })

  it('keeps the unsent messages for the same person [PLUS-15]', async () => {
    await stage.signIn()
    stage.browser.seat.over.tell({ code: 401, message: '', transport: 'http' })
    await stage.clock.settle()
    expect(stage.browser.local.wiped).toEqual([{ user: stage.ada.me.id, keepUnsent: true }])
  })

  it('reports an expired login [ACCT-109]', async () => {
    await stage.signIn()
    stage.browser.seat.over.tell({ code: 401, message: '', transport: 'http' })
    expect(stage.browser.usage.events).toEqual(['login', 'session_expired'])
  })

  it('reports no other end [ACCT-109]', async () => {
    await stage.signIn()
    stage.browser.seat.over.tell({ code: 10115, message: '', transport: 'body' })
    expect(stage.browser.usage.events).toEqual(['login'])
  })

  it('is told until the person has seen it', async () => {
    const tab = await stage.signIn()
    stage.browser.seat.over.tell({ code: 401, message: '', transport: 'http' })
    tab.core.account.dismissNotice()
    expect(O.isNone(tab.core.account.view.notice)).toBe(true)
  })
})
