import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { mediaIdOf } from '../../../server/media/media-rows'
import { ada, bob, decide, inboxOf, photos, server, setTheStage, toReview, uploadPhoto } from './stage'

setTheStage()

describe('the review', () => {
  it('shows the operator what waits, the oldest first, with its owner', async () => {
    const [first, second] = [await uploadPhoto(ada), await (server.clock.advance(1), uploadPhoto(bob))]
    const waiting = await toReview()
    expect(waiting).toMatchObject([
      { kind: 'album', ownerId: ada.userId, ownerName: 'Ada' },
      { kind: 'album', ownerId: bob.userId, ownerName: 'Bob' },
    ])
    expect(waiting.map(({ id }) => id)).toEqual([first, second].map(({ data }) => mediaIdOf(data.pic)))
  })

  it('tells the owner, once for the same word, and may be changed', async () => {
    const { data } = await uploadPhoto(ada)
    const id = mediaIdOf(data.pic) ?? ''
    for (const verdict of ['approved', 'approved', 'refused'] as const)
      await decide(id, verdict, 'a sign with a number')
    expect(await inboxOf(ada, 'photo')).toEqual([
      { kind: 'album', state: 1, id: data.id },
      { kind: 'album', state: 2, id: data.id },
    ])
    expect(await photos(ada, bob)).toEqual([])
    const row = await server.parts.store.read((db) =>
      db.selectFrom('media').select(['reason', 'decided_at']).where('id', '=', id).executeTakeFirst(),
    )
    expect(row).toEqual({ reason: 'a sign with a number', decided_at: server.clock.now() })
    expect(await toReview()).toEqual([])
  })

  it('knows no other picture', async () => {
    expect(await decide('0'.repeat(32), 'approved')).toEqual(E.left({ _tag: 'NoSuchPicture' }))
  })
})
