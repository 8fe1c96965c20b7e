import { beforeEach, describe, expect, it } from 'vitest'
import { BonusPlace } from '../../../src/ui/shell/bonus-place'
import { offering } from '../coins/offering'
import { drawView } from './draw-view'
import { aCore, anAccount } from './literal-core'

describe('the place of the line about the coins of sign-up', () => {
  beforeEach(() => delete document.documentElement.dataset.bonus)

  const placed = async (closed: boolean) => {
    const { feature } = offering()
    if (closed) feature.closeBonus()
    const core = aCore(anAccount(), { offers: feature }, { signUpCoins: 120 })
    const { container } = await drawView(core, <BonusPlace />)
    return container.querySelector('div[class]') !== null
  }

  it('is kept for visitors until the line is there [COIN-63]', async () => {
    expect(await placed(false)).toBe(true)
  })

  it('is not kept where the line was closed before the page was loaded anew [COIN-64]', async () => {
    document.documentElement.dataset.bonus = 'closed'
    expect(await placed(false)).toBe(false)
  })

  it('is not kept after it was closed on this page [COIN-64]', async () => {
    expect(await placed(true)).toBe(false)
  })
})
