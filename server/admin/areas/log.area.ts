import * as E from 'fp-ts/Either'
import { readLog } from '../admin-log'
import type { Area, Looking } from '../area'
import { numberOf, shownTime } from '../given'

const USUAL = '50'

const list: Looking['look'] = async ({ options }, { store }) => {
  const count = numberOf(options['count'] ?? USUAL)
  if (E.isLeft(count)) return count
  const rows = await store.read((db) => readLog(db, count.right))
  return E.right({ _tag: 'List', rows: rows.map(({ at, ...row }) => ({ ...row, at: shownTime(at) })) })
}

/** What operators looked at and decided. */
export const area: Area = {
  name: 'log',
  says: 'what operators looked at and decided',
  commands: [
    {
      name: 'list',
      says: 'the newest first',
      args: [],
      options: { count: `how many; ${USUAL} unless given` },
      look: list,
    },
  ],
}
