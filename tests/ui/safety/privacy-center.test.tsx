import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isBuilt } from '../../../src/ui/shell/pages'
import { Page } from '../../../src/ui/safety/privacy-center.page'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount } from '../shell/literal-core'

describe('the privacy centre', () => {
  it('says what is kept, about pictures in calls and cookies, and leads to the file and the deletion [SAFE-14, SAFE-15] [PLUS-4]', async () => {
    expect(isBuilt('PrivacyCenter')).toBe(true)
    await drawView(aCore(anAccount()), <Page />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy centre' })).toBeVisible()
    for (const name of [
      'Pictures in video calls',
      'What is kept',
      'Cookies',
      'Your data as a file',
      'Delete your account',
    ])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(screen.getByText(/deleted 7 days after the call/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the deletion' })).toHaveAttribute('href', '/delAccount')
    expect(screen.getByRole('link', { name: 'To account security' })).toHaveAttribute('href', '/profile/security')
  })
})
