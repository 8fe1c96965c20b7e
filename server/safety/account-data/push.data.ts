import { type Fate, fewRows, rowsGo, time } from './fate'

/** Devices that are notified, what waits to be sent to them, and what somebody wants to be notified of. */
export const pushData = {
  pushes: {
    columns: ['other_id'],
    exported: 'notifications of the next moments; what they tell of stands elsewhere',
    deleted: rowsGo('pushes', 'other_id'),
  },
  push_subscriptions: {
    columns: ['user_id'],
    exported: fewRows('notified_devices', 'push_subscriptions', 'user_id', (row) => ({
      service: URL.canParse(row.address) ? new URL(row.address).host : 'token',
      since: time(row.created_at),
    })),
    deleted: rowsGo('push_subscriptions', 'user_id'),
  },
  push_choices: {
    columns: ['user_id'],
    exported: fewRows('notification_choices', 'push_choices', 'user_id', (row) => ({
      messages: row.message,
      requests: row.request,
      calls: row.call,
      reminders: row.reminder,
      news: row.reward,
      texts: row.preview,
    })),
    deleted: rowsGo('push_choices', 'user_id'),
  },
} as const satisfies Readonly<Record<string, Fate>>
