import { leaveMatching } from '../../matching/leave-matching'
import { type Fate, nobodys, rowsGo } from './fate'

/** LiveCam match: what is left of it after a day are the talks, which are calls, and what they cost. */
export const matchingData = {
  match_queue: {
    columns: ['user_id'],
    exported: 'a place in a queue of this moment',
    deleted: (work, { matching }, { now, userId }) => leaveMatching(work, matching, userId, now),
  },
  match_sides: {
    columns: ['user_id'],
    exported: 'matches of a day, gone with it; the talks are among the calls',
    deleted: rowsGo('match_sides', 'user_id'),
  },
  matches: nobodys('which two they are stands in match_sides'),
  match_days: {
    columns: ['user_id'],
    exported: 'a count of one day, gone with it',
    deleted: rowsGo('match_days', 'user_id'),
  },
  match_pairs: {
    columns: ['user_id', 'other_id'],
    exported: 'whom a match has brought today, gone with the day',
    deleted: rowsGo('match_pairs', 'user_id', 'other_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
