import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import { roleOf } from '../../domain/matching/hot-video'
import type { Clips } from './clips.port'
import type { HotVideosModel } from './hot-videos.model'

interface Deps {
  readonly clips: Clips
  readonly model: HotVideosModel
}

export interface HoldClips {
  /** Fetches the clip that is seen and the next, keeps the one before, lets the others go; null: none is looked at. */
  readonly look: (place: number | null) => void
}

/** Holds at most three clips, of which two are fetched ahead of being seen. */
export const makeHoldClips = ({ clips, model }: Deps): HoldClips => {
  const held = new Map<string, IO<void>>()

  const open = (id: string, address: string): void => {
    let wanted = true
    let release: IO<void> = () => {}
    held.set(id, () => {
      wanted = false
      release()
      model.setClip(id, { _tag: 'None' })
    })
    model.setClip(id, { _tag: 'Loading' })
    void clips
      .open(address)()
      .then((opened) => {
        if (E.isLeft(opened)) return wanted ? model.setClip(id, opened.left) : undefined
        if (!wanted) return opened.right.release()
        release = opened.right.release
        model.setClip(id, { _tag: 'Ready', source: opened.right.source })
      })
  }

  const letGo = (id: string): void => {
    held.get(id)?.()
    held.delete(id)
  }

  return {
    look: (place) => {
      model.look(place)
      const roles = new Map(model.videos.map(({ address, id }, at) => [id, { address, role: roleOf(at, place) }]))
      for (const id of held.keys()) if ((roles.get(id)?.role ?? 'away') === 'away') letGo(id)
      for (const [id, { address, role }] of roles) {
        if (role === 'seen' && model.clip(id)._tag === 'ClipUnreachable') letGo(id)
        if ((role === 'seen' || role === 'next') && !held.has(id)) open(id, address)
      }
    },
  }
}
