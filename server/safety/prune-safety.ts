import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { pruneReports } from './reports'
import { pruneAppealTokens } from './appeal-token'

/** Forgets tokens of ban screens that are over, reports that were closed long ago, and what operators did long ago. */
export const pruneSafety = (store: Store, { safety }: Pick<Settings, 'safety'>, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    await pruneAppealTokens(work, now - safety.appeals.tokenMs)
    await pruneReports(work, now - safety.reportKeepMs)
    await work.db
      .deleteFrom('admin_log')
      .where('at', '<', now - safety.logKeepMs)
      .execute()
    return E.right(undefined)
  })
