import * as E from 'fp-ts/Either'
import { SECOND } from '../../src/domain/kernel/time'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { answer, refuse, type Answered } from '../http/handler'
import { nobody, reachable } from '../profile/people'
import type { Random } from '../random'
import type { Tx } from '../store/database'
import type { CallsDeps } from './calls-deps'

const NO_STATEMENT = 10031

const none = E.right({ video_url: '', accept_random_duration: 0, hangup_random_duration: 0 })

/** Whole seconds between two figures in ms, both included. */
const secondsBetween = (random: Random, { leastMs, mostMs }: { leastMs: number; mostMs: number }): number => {
  const [least, most] = [Math.ceil(leastMs / SECOND), Math.floor(mostMs / SECOND)]
  return least + (random.bytes(4).readUInt32BE() % (Math.max(0, most - least) + 1))
}

/** Only what is marked as recorded is told of (@rule PLUS-1). */
const recordingOf = async (db: Tx, host: number): Promise<string | undefined> => {
  const marked = db.selectFrom('previews').select('path').where('user_id', '=', host).where('recorded', '=', 1)
  return (await marked.executeTakeFirst())?.path
}

/**
 * Row 23: the recording of a host and how long a call with it rings and lasts, anew for each asking; an empty address where
 * there is none. Adults only, and nobody whom a block keeps apart (@rule CALL-83, PLUS-16).
 */
export const makePreviewAnswer = ({ age, pictureAt, random, settings }: CallsDeps): Answered =>
  answer(callsCalls.previewVideo, async ({ params, session }, { db }) => {
    if (!(await age.assured(db, session.userId))) return E.left(refuse(NO_STATEMENT))
    const host = await reachable(db, session.userId, params.search_u_id)
    if (host === undefined) return E.left(nobody)
    const path = host.goddess === 1 && (await age.assured(db, host.id)) ? await recordingOf(db, host.id) : undefined
    if (path === undefined) return none
    return E.right({
      video_url: pictureAt(path),
      accept_random_duration: secondsBetween(random, settings.previewAccept),
      hangup_random_duration: secondsBetween(random, settings.previewHangUp),
      recorded: 1 as const,
    })
  })
