import { type Fate, fewRows, rowsGo, time } from './fate'

/** Check-ins, and boxes opened for them. */
export const checkInsData = {
  check_ins: {
    columns: ['user_id'],
    exported: fewRows('checkIns', 'check_ins', 'user_id', ({ at, coins }) => ({ at: time(at), coins })),
    deleted: rowsGo('check_ins', 'user_id'),
  },
  lucky_boxes: {
    columns: ['user_id'],
    exported: fewRows('luckyBoxes', 'lucky_boxes', 'user_id', ({ at, box, coins }) => ({ at: time(at), box, coins })),
    deleted: rowsGo('lucky_boxes', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
