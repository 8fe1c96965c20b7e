import { act, screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature, AccountView } from '../../../src/application/account/account.feature'
import { drawShell } from '../shell/draw'
import { aChat, aCore, anAccount, signedIn } from '../shell/literal-core'
import { aFriends } from '../shell/literal-features'

const visitor = anAccount().view

describe('the end of a session', () => {
  it('leads home and opens no login popup [ACCT-103]', async () => {
    const openSignIn = vi.fn<AccountFeature['openSignIn']>()
    const seen = observable.box<AccountView>({ ...visitor, ...signedIn() }, { deep: false })
    const account: AccountFeature = {
      ...anAccount({}, { openSignIn }),
      get view() {
        return seen.get()
      },
    }
    const { memory } = await drawShell(aCore(account, { friends: aFriends([]), chat: aChat([]) }), '/friends', 'phone')
    expect(await screen.findByText('No friends yet')).toBeVisible()
    act(() => runInAction(() => seen.set(visitor)))
    expect(memory.history?.at(-1)).toBe('/')
    expect(openSignIn).not.toHaveBeenCalled()
  })
})
