import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from '../../../src/ui/design/avatar'
import { CountBadge } from '../../../src/ui/design/badge'
import { CoinAmount } from '../../../src/ui/design/coin-amount'
import { hueOf, initials } from '../../../src/ui/design/initials'
import { draw } from './in-english'

describe('faces and numbers', () => {
  it('shows initials when the picture does not load', async () => {
    await draw(<Avatar name="Elena Ruiz" src="/gone.jpg" named presence="online" />)
    fireEvent.error(screen.getByRole('img', { name: 'Elena Ruiz' }))
    expect(screen.getByRole('img', { name: 'Elena Ruiz' })).toHaveAttribute('data-initials', 'ER')
    expect(screen.getByText('Online')).toBeInTheDocument()
  })

  it('makes initials of every script and of nothing', () => {
    expect(['elena', 'Ana Maria Costa', 'ليلى', '👩‍🚀 Zoe', '  '].map(initials)).toEqual(['E', 'AC', 'ل', '👩Z', '?'])
  })

  it('gives a name always the same hue', () => {
    expect(hueOf('Elena', 6)).toBe(hueOf('Elena', 6))
    expect(hueOf('', 6)).toBeLessThan(6)
  })

  it('stops counting at 99 and says the number in full', async () => {
    const { rerender } = await draw(<CountBadge count={120} />)
    expect(screen.getByText('99+')).toBeVisible()
    expect(screen.getByText('120 unread')).toBeInTheDocument()
    rerender(<span>{undefined}</span>)
    expect(screen.queryByText('99+')).toBeNull()
  })

  it('groups coins and names them', async () => {
    await draw(<CoinAmount amount={1120} />)
    expect(screen.getByText('1,120')).toBeVisible()
    expect(screen.getByText('1,120 coins')).toBeInTheDocument()
  })
})
