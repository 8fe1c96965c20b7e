import { buffer } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import { findMedium } from '../../media/media-rows'
import { decidePicture, isOfProfile, picturesToReview } from '../../profile/photo-review'
import { notDone, type Area, type Deciding, type Looking } from '../area'
import { shownTime } from '../given'

const AT_MOST = 500
/** The size in which an operator looks at a picture. */
const SIZE = 'large'

const list: Looking['look'] = async (_order, { store }) => {
  const waiting = await store.read((db) => picturesToReview(db, AT_MOST))
  const rows = waiting.map(({ at, id, kind, ownerId, ownerName }) => {
    const owner = { person: ownerId, name: ownerName }
    return { id, kind, ...owner, at: shownTime(at) }
  })
  return E.right({ _tag: 'List', rows })
}

const show: Looking['look'] = async ({ args }, { media, store }) => {
  const id = args[0] ?? ''
  const none = E.left(notDone(`there is no picture ${id}`))
  const medium = await store.read((db) => findMedium(db, id))
  const file = medium === undefined || !isOfProfile(medium.kind) ? undefined : await media.open(medium.id, SIZE)
  if (medium === undefined || file === undefined) return none
  const bytes = await buffer(file.stream)
  return E.right({ _tag: 'File', name: `${medium.id}.webp`, base64: bytes.toString('base64') })
}

const deciding =
  (verdict: 'approved' | 'refused'): Deciding['decide'] =>
  async ({ args, now, reason }, work, deps) => {
    const id = args[0] ?? ''
    const decided = await decidePicture(work, deps, { id, verdict, reason, now })
    return E.isLeft(decided)
      ? E.left(notDone(`there is no picture ${id} to decide on`))
      : E.right({ _tag: 'One', row: { picture: id, state: verdict } })
  }

/** Pictures that people put into their profiles (@rule PROF-23). */
export const area: Area = {
  name: 'photos',
  says: 'pictures that wait for a look',
  commands: [
    { name: 'list', says: 'all that wait, the oldest first', args: [], look: list },
    { name: 'show', says: 'writes one to a file, to look at it', args: ['pictureId'], look: show },
    { name: 'approve', says: 'others see it', args: ['pictureId'], decide: deciding('approved') },
    { name: 'refuse', says: 'nobody but its owner sees it', args: ['pictureId'], decide: deciding('refused') },
  ],
}
