import { beforeEach, describe, expect, it } from 'vitest'
import { keepDraft } from '../../../src/application/chat/drafts'
import { keepTranslating } from '../../../src/application/chat/translating'
import { keepUnstored } from '../../../src/application/chat/unstored'
import { GIFT_LIST_KEY } from '../../../src/application/gifts/gift-list-key'
import type { ListedStore } from '../../../src/application/kernel/keyed-store.port'
import { withTexts } from '../../../src/infrastructure/storage/web-storage/person-texts'
import { makeWebKeyedStore } from '../../../src/infrastructure/storage/web-storage/web-keyed-store.adapter'
import { userId } from '../../builders/ids'
import { message, uuid } from '../../domain/chat/samples'
import { makeLocalDataFake, type LocalDataFake } from '../../fakes/local-data.fake'

const makeStorage = (): Storage => {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const keys = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

describe('drafts and unstored messages in web storage', () => {
  const [ada, bo, cy] = [userId(1), userId(11), userId(3)]
  let storage: Storage
  let store: ListedStore
  let rest: LocalDataFake

  beforeEach(() => {
    storage = makeStorage()
    rest = makeLocalDataFake()
    store = makeWebKeyedStore(() => storage)
    keepDraft(store, ada, bo, 'half a thought')
    keepDraft(store, ada, cy, 'another')
    keepDraft(store, bo, ada, 'of somebody else')
    keepTranslating(store, ada, bo, 'on')
    for (const sender of [ada, bo]) keepUnstored(store, { message: message(1, { sender, receiver: cy }), extras: {} })
    store.write('CAMC_CONFIG', '{}')
    store.write(GIFT_LIST_KEY, '{"en":{"user":1}}')
  })

  it('of a person go with all else that is held of them, and nothing of others [PLUS-15]', async () => {
    await withTexts(rest, store).wipe(ada, false)()
    expect(keys(storage)).toEqual([`visavis-draft|${bo}|${ada}`, `visavis-unstored|${bo}|${uuid(1)}`, 'CAMC_CONFIG'])
    expect(rest.wiped).toEqual([{ user: ada, keepUnsent: false }])
  })

  it('stay for the same person where the session was ended for them [PLUS-15]', async () => {
    await withTexts(rest, store).wipe(ada, true)()
    expect(keys(storage)).toHaveLength(7)
    expect(keys(storage)).not.toContain(GIFT_LIST_KEY)
    expect(rest.wiped).toEqual([{ user: ada, keepUnsent: true }])
  })

  it('hinder nothing where storing is forbidden [PLUS-15]', async () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    await withTexts(rest, makeWebKeyedStore(forbidden)).wipe(ada, false)()
    expect(rest.wiped).toHaveLength(1)
  })
})
