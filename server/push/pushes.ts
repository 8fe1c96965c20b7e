import type { Instant } from '../../src/domain/kernel/time'
import type { Settings } from '../settings'
import { noticeOfMessage } from './message-notice'
import type { Pushes } from './pushes.port'
import { enqueue, follow } from './queue'

type Figures = Settings['push']

const callTopic = (room: string): string => `call:${room}`

/** What the inbox holds too: the push waits, and is needless once somebody has fetched it. */
const patient = ({ waitMs }: Figures, at: Instant, lifeMs: number) => ({
  fetched: true,
  urgent: false,
  dueAt: at + waitMs,
  endsAt: at + lifeMs,
})

const message =
  (figures: Figures): Pushes['message'] =>
  async (work, { at, receiver_id: to, sender_id: from, ...row }) => {
    const notice = noticeOfMessage({ ...row, sender_id: from }, figures.textLength)
    if (notice === null) return
    const lifeMs = figures.life[notice.kind === 'reward' ? 'reward' : 'message']
    await enqueue(work, { to, topic: `message:${from}`, notice, other: from, ...patient(figures, at, lifeMs) })
  }

const request =
  (figures: Figures): Pushes['request'] =>
  (work, { from: other, now, to }) => {
    const when = patient(figures, now, figures.life.request)
    return enqueue(work, { to, topic: `request:${other}`, notice: { kind: 'request' }, other, ...when })
  }

const call: Pushes['call'] = (work, { callee_id: to, caller_id: other, room_num: room }, { endsAt, now }) => {
  const when = { fetched: false, urgent: true, dueAt: now, endsAt }
  return enqueue(work, { to, topic: callTopic(room), notice: { kind: 'call', room }, other, ...when })
}

const callOver =
  ({ life }: Figures): Pushes['callOver'] =>
  (work, { room_num: room }, outcome, now) =>
    follow(work, {
      topic: callTopic(room),
      notice: { kind: 'callOver', room, outcome },
      unseen: outcome === 'missed',
      dueAt: now,
      endsAt: now + (outcome === 'missed' ? life.missed : life.callOver),
    })

const reminder =
  ({ life }: Figures): Pushes['reminder'] =>
  (work, { from: other, now, to }) => {
    const when = { fetched: false, urgent: false, dueAt: now, endsAt: now + life.reminder }
    return enqueue(work, { to, topic: `reminder:${other}`, notice: { kind: 'reminder' }, other, ...when })
  }

/** Which pushes wait for whom, from when, and how long they are of any use. */
export const makePushes = (figures: Figures): Pushes => ({
  message: message(figures),
  request: request(figures),
  call,
  callOver: callOver(figures),
  reminder: reminder(figures),
})
