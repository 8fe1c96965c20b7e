import type { Settings } from '../settings'
import { noticeOfMessage } from './message-notice'
import type { Pushes } from './pushes.port'
import { enqueue, follow } from './queue'

const callTopic = (room: string): string => `call:${room}`

/** Which pushes wait for whom, from when, and how long they are of any use. */
export const makePushes = ({ life, textLength, waitMs }: Settings['push']): Pushes => ({
  message: async (work, row) => {
    const notice = noticeOfMessage(row, textLength)
    if (notice === null) return
    const [to, from] = [row.receiver_id, row.sender_id]
    const kind = notice.kind === 'reward' ? 'reward' : 'message'
    const [dueAt, endsAt] = [row.at + waitMs, row.at + life[kind]]
    const topic = `message:${from}`
    await enqueue(work, { to, topic, notice, other: from, fetched: true, urgent: false, dueAt, endsAt })
  },

  request: (work, { from, now, to }) => {
    const [dueAt, endsAt] = [now + waitMs, now + life.request]
    const topic = `request:${from}`
    return enqueue(work, {
      to,
      topic,
      notice: { kind: 'request' },
      other: from,
      fetched: true,
      urgent: false,
      dueAt,
      endsAt,
    })
  },

  call: (work, { callee_id: to, caller_id: other, room_num: room }, endsAt) => {
    const notice = { kind: 'call', room } as const
    return enqueue(work, { to, topic: callTopic(room), notice, other, fetched: false, urgent: true, dueAt: 0, endsAt })
  },

  callOver: (work, { room_num: room }, outcome, now) =>
    follow(work, {
      topic: callTopic(room),
      notice: { kind: 'callOver', room, outcome },
      unseen: outcome === 'missed',
      dueAt: now,
      endsAt: now + life.callOver,
    }),

  reminder: (work, { from, now, to }) =>
    enqueue(work, {
      to,
      topic: `reminder:${from}`,
      notice: { kind: 'reminder' },
      other: from,
      fetched: false,
      urgent: false,
      dueAt: now,
      endsAt: now + life.reminder,
    }),
})
