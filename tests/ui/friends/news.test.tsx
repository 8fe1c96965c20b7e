import * as O from 'fp-ts/Option'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { UserId } from '../../../src/domain/kernel/ids'
import { Layer } from '../../../src/ui/friends/friend-news.layer'
import { Slot as PeopleSearch } from '../../../src/ui/friends/people-search.slot'
import { aCalls, anAcquaintance } from '../shell/literal-features'
import { show } from './stage'

const id = 7 as UserId
const Home = () => (
  <>
    <h1>Home</h1>
    <PeopleSearch elsewhere={false} />
  </>
)
const News = () => (
  <>
    <h1>Home</h1>
    <Layer />
  </>
)

describe('the news of a friendship', () => {
  it.each([
    ['added', 'You and Bo are friends now'],
    ['agreed', 'Bo accepted your request'],
  ] as const)('is told once: %s [FRND-25] [FRND-26]', async (kind, text) => {
    const dismissNews = vi.fn<() => void>()
    await show(News, [], { view: { news: O.some({ kind, id, name: 'Bo' }) }, friends: { dismissNews } })
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(dismissNews).toHaveBeenCalledOnce()
  })

  it('is left to the call with that person [FRND-21]', async () => {
    const dismissNews = vi.fn<() => void>()
    const call = { _tag: 'Live', role: 'caller', room: 'room-0001' as never, peer: id, since: 0 } as const
    const others = { calls: aCalls({ call }) }
    await show(News, [], {
      view: { news: O.some({ kind: 'agreed', id, name: 'Bo' }) },
      friends: { dismissNews },
      others,
    })
    expect(dismissNews).toHaveBeenCalledOnce()
    expect(screen.queryByText('Bo accepted your request')).not.toBeInTheDocument()
  })
})

describe('the suggestion', () => {
  it('is a card that leads to the host, says Demo of a demo person, or is put away [FRND-27] [PLUS-1]', async () => {
    const [suggest, dismissSuggestion] = [vi.fn<() => Promise<void>>(async () => undefined), vi.fn<() => void>()]
    const host = anAcquaintance(9, { name: 'Hana', relation: 'stranger', demo: true })
    await show(Home, [host], { view: { suggestion: O.some(host) }, friends: { suggest, dismissSuggestion } })
    const card = await screen.findByRole('region', { name: 'Somebody to get to know' })
    expect(suggest).toHaveBeenCalled()
    expect(card).toHaveTextContent('HanaDemo')
    expect(screen.getByRole('link', { name: 'See profile' })).toHaveAttribute('href', '/profile/9')
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(dismissSuggestion).toHaveBeenCalledOnce()
  })

  it('is nothing where there is nobody [FRND-27]', async () => {
    await show(Home, [])
    expect(screen.queryByRole('region', { name: 'Somebody to get to know' })).not.toBeInTheDocument()
  })
})
