import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Gate } from '../account/gate.port'
import { refuse, refuseKeeping } from '../http/handler'
import type { Settings } from '../settings'
import { passGrace } from './deletion'
import { findBar } from './sanction-store'
import { tellBar } from './tell-bar'

/** What stands between somebody and a session: first a ban, then a deletion under way (@rule SAFE-24 PLUS-14). */
export const makeGate =
  (settings: Pick<Settings, 'safety'>): Gate =>
  async (work, entrant) => {
    const bar = await findBar(work.db, entrant, entrant.now)
    if (O.isNone(bar)) return passGrace(work, entrant)
    const { language, now, registered, userId } = entrant
    const { code, data, message } = await tellBar(work, settings, bar.value, {
      userId,
      language,
      now,
      appeals: !registered,
    })
    return E.left(registered ? refuse(code, message, data) : refuseKeeping(code, message, data))
  }
