import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSqliteChatStores } from '../../../src/infrastructure/node/sqlite-chat-stores.adapter'
import { makeSqliteKeyedStore } from '../../../src/infrastructure/node/sqlite-keyed-store.adapter'
import { openState, type State, type StatePlace } from '../../../src/infrastructure/node/state'
import { makeStoredSigningKey } from '../../../src/infrastructure/node/stored-signing-key'
import { makeJournalFake } from '../../fakes/journal.fake'
import { ANA, ME, message, rows, texts } from '../chat-store/chat-store.world'
import { failure, got } from '../harness/check'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-'))
})
afterEach(() => rm(folder, { recursive: true }))

const opened = (place: StatePlace = { folder }): State => {
  const state = openState(place)
  if (E.isLeft(state)) throw new Error(state.left._tag)
  return state.right
}

describe('the state of a Core without a browser [PLUS-29]', () => {
  it('has one Core at a time, in one process too, and is free again once it is closed', () => {
    const first = opened()
    expect(openState({ folder })).toEqual(E.left({ _tag: 'StateTaken', folder }))
    first.close()
    first.close()
    opened().close()
  })

  it('in memory is each its own', () => {
    const [a, b] = [opened('memory'), opened('memory')]
    makeSqliteKeyedStore(a.kept, 'local').write('x', '1')
    expect(makeSqliteKeyedStore(b.kept, 'local').read('x')).toEqual(O.none)
    a.close()
    b.close()
  })

  it('is for its owner alone', async () => {
    const place = join(folder, 'new')
    opened({ folder: place }).close()
    expect((await stat(place)).mode & 0o777).toBe(0o700)
    for (const file of ['session.db', 'messages.db']) expect((await stat(join(place, file))).mode & 0o777).toBe(0o600)
  })

  it('says so where a file is no database', async () => {
    await writeFile(join(folder, 'messages.db'), 'no database at all, but long enough to be looked at')
    expect(openState({ folder })).toMatchObject({ left: { _tag: 'StateUnusable' } })
    await rm(join(folder, 'messages.db'))
    opened().close()
  })

  it('keeps texts by their spaces over closing; a closed one forgets quietly', () => {
    const before = opened()
    const local = makeSqliteKeyedStore(before.kept, 'local')
    local.write('a1', 'x')
    local.write('a2', 'y')
    makeSqliteKeyedStore(before.kept, 'other').write('a3', 'z')
    before.close()
    local.write('a4', 'late')
    expect([local.read('a1'), local.keys('')]).toEqual([O.none, []])
    const after = opened()
    const again = makeSqliteKeyedStore(after.kept, 'local')
    expect([again.read('a1'), again.keys('a'), again.keys('b')]).toEqual([O.some('x'), ['a1', 'a2'], []])
    again.remove('a1')
    expect(again.read('a1')).toEqual(O.none)
    after.close()
  })

  it('keeps a signing key that can be used again, and no damaged one', async () => {
    const before = opened()
    await makeStoredSigningKey(makeSqliteKeyedStore(before.kept, 'key')).keep('c2VjcmV0')
    before.close()
    const after = opened()
    const store = makeSqliteKeyedStore(after.kept, 'key')
    const keys = makeStoredSigningKey(store)
    expect((await keys.read())?.usages).toEqual(['sign'])
    store.write('signing-key', '')
    expect(await keys.read()).toBeUndefined()
    await keys.clear()
    expect(store.keys('')).toEqual([])
    after.close()
  })
})

describe('chats in a SQLite file [PLUS-29]', () => {
  it('outlive the Core with cursor and order; a closed file fails as the port says', async () => {
    const before = opened()
    const store = await got(makeSqliteChatStores(before.messages, makeJournalFake()).open(ME))
    await got(store.receive(rows(7, [message(1), message(2)])))
    before.close()
    expect(await failure(store.cursor)).toMatchObject({ _tag: 'StoreFailed' })
    const after = opened()
    const again = await got(makeSqliteChatStores(after.messages, makeJournalFake()).open(ME))
    expect([await got(again.cursor), await texts(again, ANA)]).toEqual([7, ['text 1', 'text 2']])
    after.close()
  })

  it('are written whole or not at all', async () => {
    const state = opened('memory')
    const store = await got(makeSqliteChatStores(state.messages, makeJournalFake()).open(ME))
    state.messages.exec("create trigger no before insert on cursors begin select raise(abort, 'no'); end")
    expect(await failure(store.receive(rows(1, [message(1)])))).toMatchObject({ _tag: 'StoreFailed' })
    state.messages.exec('drop trigger no')
    expect(await texts(store, ANA)).toEqual([])
    await got(store.receive(rows(1, [message(2)])))
    expect(await texts(store, ANA)).toEqual(['text 2'])
    state.close()
  })

  it('leave damaged rows out and note them', async () => {
    const [state, journal] = [opened('memory'), makeJournalFake()]
    const store = await got(makeSqliteChatStores(state.messages, journal).open(ME))
    await got(store.receive(rows(2, [message(1), message(2)])))
    state.messages.exec("update history set body = '{' where uuid like '%1'")
    expect(await texts(store, ANA)).toEqual(['text 2'])
    expect(journal.notes).toMatchObject([{ kind: 'dropped', what: 'row of history' }])
    state.close()
  })
})
