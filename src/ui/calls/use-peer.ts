import * as O from 'fp-ts/Option'
import { useEffect } from 'react'
import type { Call } from '../../domain/calls/call'
import { isOn } from '../../domain/calls/call'
import type { UserId } from '../../domain/kernel/ids'
import { useFeature } from '../shell/use-feature'

export interface Peer {
  readonly name: string
  readonly headImg: string
  readonly demo: boolean
}

/** Who is at the other end: as the ringing said, else as known from elsewhere. */
export const usePeer = (call: Call): Peer => {
  const friends = useFeature('friends')
  const id: UserId | undefined = isOn(call) ? call.peer : undefined
  const known = id === undefined ? O.none : friends.view.person(id)
  const missing = id !== undefined && O.isNone(known)
  useEffect(() => {
    if (missing) void friends.open(id)()
  }, [friends, id, missing])
  if (O.isSome(known)) return known.value
  if (isOn(call) && call.match !== undefined) {
    const { headImg, userName } = call.match
    return { name: userName, headImg, demo: false }
  }
  return call._tag === 'Ringing' && call.caller !== null ? call.caller : { name: '', headImg: '', demo: false }
}
