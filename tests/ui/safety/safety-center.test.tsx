import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isBuilt } from '../../../src/ui/shell/pages'
import { Page } from '../../../src/ui/safety/safety-center.page'
import { drawView } from '../shell/draw-view'
import { aCore, anAccount } from '../shell/literal-core'

describe('the safety centre', () => {
  it('has rules, how to report and block, the age limit, and help in an emergency first [SAFE-14, SAFE-15]', async () => {
    expect(isBuilt('SafetyCenter')).toBe(true)
    await drawView(aCore(anAccount()), <Page />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Safety centre' })).toBeVisible()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles[0]).toBe('Help in an emergency')
    expect(titles).toEqual(
      expect.arrayContaining(['The rules in short', 'Report somebody', 'Block somebody', '18 and older']),
    )
    expect(screen.getByRole('link', { name: 'To the blocked people' })).toHaveAttribute('href', '/blacklist')
    const guidelines = screen.getByRole('link', { name: 'Read the community guidelines' })
    expect(guidelines).toHaveAttribute('href', expect.stringContaining('community-guidelines.html'))
    expect(guidelines).toHaveAttribute('target', '_blank')
  })
})
