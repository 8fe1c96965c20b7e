import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeMessageSearch, SEARCH_PAGE, SEARCH_REST_MS } from '../../../src/application/chat/message-search'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeMessageSearchesFake } from '../../fakes/message-searches.fake'

const [ann, ben] = [1 as UserId, 2 as UserId]

const begin = () => {
  const clock = makeVirtualClock()
  const searches = makeMessageSearchesFake()
  let me: UserId | null = ann
  const { feature, forget } = makeMessageSearch({ clock, searches, me: () => me })
  const { view } = feature
  return {
    clock,
    feature,
    searches,
    view,
    search: async (text: string) => {
      feature.search(text)
      await clock.settle()
    },
    enter: (next: UserId | null) => {
      forget()
      me = next
    },
    texts: () =>
      view.state._tag === 'Found'
        ? view.state.hits.map(({ snippet }) =>
            snippet.map((part) => (part.hit ? `[${part.text}]` : part.text)).join(''),
          )
        : view.state._tag,
  }
}

describe('search over messages [PLUS-26]', () => {
  it('starts nothing before something is typed, and shows hits with the words marked', async () => {
    const { search, searches, texts, view } = begin()
    await search('  ')
    expect([searches.opened, texts()]).toEqual([[], 'Idle'])
    searches.write(ann, 'Good morning', 'good night', 'bye')
    await search('GOOD')
    expect(texts()).toEqual(['[good] night', '[Good] morning'])
    expect([view.text, searches.opened]).toEqual(['GOOD', [ann]])
  })

  it('looks for the latest of what is typed while an answer is awaited', async () => {
    const { clock, feature, search, searches, texts } = begin()
    searches.write(ann, 'apple', 'apricot')
    const release = searches.hold()
    await search('a')
    await search('ap')
    await search('apr')
    expect(texts()).toBe('Searching')
    release()
    await clock.settle()
    expect([texts(), searches.asked]).toEqual([['[apr]icot'], [['a'], ['apr']]])
    feature.search('')
    expect(texts()).toBe('Idle')
  })

  it('keeps what was found on the screen until the next answer is there', async () => {
    const { clock, search, searches, texts } = begin()
    searches.write(ann, 'one', 'two')
    await search('o')
    const release = searches.hold()
    await search('on')
    expect(texts()).toEqual(['tw[o]', '[o]ne'])
    release()
    await clock.settle()
    expect(texts()).toEqual(['[on]e'])
  })

  it('shows nothing of an answer that comes when the field is empty again', async () => {
    const { clock, search, searches, texts } = begin()
    searches.write(ann, 'one')
    const release = searches.hold()
    await search('one')
    await search('')
    release()
    await clock.settle()
    expect(texts()).toBe('Idle')
  })

  it('follows what comes in, and says while older messages are being read', async () => {
    const { clock, search, searches, texts, view } = begin()
    searches.setComplete(false)
    await search('hello')
    expect(view.state).toEqual({ _tag: 'Found', hits: [], total: 0, complete: false })
    searches.write(ann, 'hello')
    searches.setComplete(true)
    await clock.settle()
    expect([texts(), view.state]).toEqual([['[hello]'], expect.objectContaining({ complete: true })])
  })

  it('shows a page, and a page more when asked; a new search begins with one', async () => {
    const { clock, feature, search, searches, texts, view } = begin()
    searches.write(ann, ...Array.from({ length: SEARCH_PAGE + 1 }, (_, n) => `word ${n}`))
    await search('word')
    expect([texts().length, view.state]).toEqual([SEARCH_PAGE, expect.objectContaining({ total: SEARCH_PAGE + 1 })])
    feature.more()
    await clock.settle()
    expect(texts()).toHaveLength(SEARCH_PAGE + 1)
    await search('wor')
    expect(texts()).toHaveLength(SEARCH_PAGE)
  })

  it('says when it fails, and tries again with a new index', async () => {
    const { clock, feature, search, searches, texts } = begin()
    searches.write(ann, 'here')
    searches.break(true)
    await search('here')
    expect(texts()).toBe('Failed')
    searches.break(false)
    feature.retry()
    await clock.settle()
    expect([texts(), searches.opened, searches.closed]).toEqual([['[here]'], [ann, ann], 1])
  })

  it('ends with the session: nothing typed, nothing found, nothing of the one before [PLUS-15]', async () => {
    const { clock, enter, search, searches, texts, view } = begin()
    searches.write(ann, 'a secret')
    await search('secret')
    enter(null)
    await clock.settle()
    expect([view.text, texts(), searches.closed]).toEqual(['', 'Idle', 1])
    await search('secret')
    expect(searches.opened).toEqual([ann])
    enter(ben)
    await search('secret')
    expect([texts(), searches.opened]).toEqual([[], [ann, ben]])
  })

  it('shows nothing of an answer that was meant for the person before', async () => {
    const { clock, enter, search, searches, texts } = begin()
    searches.write(ann, 'a secret')
    const release = searches.hold()
    await search('secret')
    enter(ben)
    await search('secret')
    release()
    await clock.settle()
    expect(texts()).toEqual([])
  })

  it('lets the index go when nobody has searched for two minutes, not before', async () => {
    const { clock, search, searches } = begin()
    await search('one')
    await search('')
    await clock.advance(SEARCH_REST_MS - 1)
    expect(searches.closed).toBe(0)
    await search('two')
    await clock.advance(SEARCH_REST_MS)
    expect(searches.closed).toBe(0)
    await search('')
    await clock.advance(SEARCH_REST_MS)
    expect(searches.closed).toBe(1)
    expect(E.isRight(await searches.open(ann)())).toBe(true)
  })
})
