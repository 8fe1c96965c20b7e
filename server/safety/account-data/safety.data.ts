import { causeOf } from '../../../src/domain/safety/report'
import { dropMedia } from '../../media/media-rows'
import { dropSnapshots } from '../evidence/snapshot-rows'
import { type Delete, type Fate, fewRows, nobodys, rowsGo, time } from './fate'

/** A ban of devices outlives the account: else one would delete it to come back. All other sanctions go. */
const forgetSanctions: Delete = async ({ db }, _deps, { now, userId }) => {
  await db
    .deleteFrom('sanctions')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([where('scope', '=', 'account'), where('lifted_at', 'is not', null), where('ends_at', '<=', now)]),
    )
    .execute()
}

/** Reports about the person go with their pictures; those of the person stay without name, address and picture. */
const forgetReports: Delete = async (work, { media }, { userId }) => {
  const { db } = work
  const shown = await db
    .selectFrom('reports')
    .select('image_id')
    .where('other_id', '=', userId)
    .where('image_id', 'is not', null)
    .execute()
  await dropMedia(
    work,
    media,
    shown.flatMap(({ image_id }) => image_id ?? []),
  )
  await db.deleteFrom('reports').where('other_id', '=', userId).execute()
  const gone = { user_id: null, email: null, image_id: null }
  await db.updateTable('reports').set(gone).where('user_id', '=', userId).execute()
}

/** Pictures that show the person go; those that the person sent of others with a report stay without the name. */
const forgetSnapshots: Delete = async (work, { evidence }, { userId }) => {
  const shown = await work.db.selectFrom('snapshots').select('id').where('user_id', '=', userId).execute()
  const ids = shown.map(({ id }) => id)
  await dropSnapshots(work, evidence, ids)
  await work.db.updateTable('snapshots').set({ sender_id: null }).where('sender_id', '=', userId).execute()
}

/** What operators decided, and what the person said to it. */
export const safetyData = {
  appeals: {
    columns: ['user_id'],
    exported: fewRows('appeals', 'appeals', 'user_id', (row) => ({
      at: time(row.made_at),
      sanction: row.sanction_id,
      words: row.words,
      state: row.state,
      decided: time(row.decided_at),
      answer: row.answer,
    })),
    deleted: rowsGo('appeals', 'user_id'),
  },
  /** What others said about the person is theirs, and goes with the person; what the person said stays without name, address and picture. */
  reports: {
    columns: ['user_id', 'other_id'],
    exported: fewRows('reports', 'reports', 'user_id', (row) => ({
      about: row.other_id,
      cause: causeOf(row.cause) ?? row.cause,
      reason: row.next_cause,
      words: row.words,
      email: row.email,
      language: row.language,
      picture: row.image_id,
      urgent: row.urgent === 1,
      at: time(row.made_at),
      confirmed: time(row.receipt_at),
      closed: time(row.closed_at),
    })),
    deleted: forgetReports,
  },
  /** That they exist is told, not what they show; whatever somebody else sent of the person would tell who reported. */
  snapshots: {
    columns: ['sender_id', 'user_id'],
    exported: fewRows('callPictures', 'snapshots', 'sender_id', (row) => ({
      room: row.room_num,
      at: time(row.made_at),
      shows: row.user_id === row.sender_id ? 'you' : 'the other person',
    })),
    deleted: forgetSnapshots,
  },
  reported_calls: nobodys('which calls a report is about; who said it, and about whom, stands in the reports'),
  appeal_tokens: {
    columns: ['user_id'],
    exported: 'secrets, hashed',
    deleted: rowsGo('appeal_tokens', 'user_id'),
  },
  sanctions: {
    columns: ['user_id'],
    exported: fewRows('sanctions', 'sanctions', 'user_id', (row) => ({
      id: row.id,
      kind: row.kind,
      scope: row.scope,
      rule: row.rule,
      reason: row.reason,
      begins: time(row.starts_at),
      ends: time(row.ends_at),
      lifted: time(row.lifted_at),
      liftReason: row.lift_reason,
    })),
    deleted: forgetSanctions,
  },
  sanction_devices: {
    columns: ['device_id'],
    exported: 'the devices of sanctions, which stand among the devices',
    deleted: 'they go and stay with their sanction',
  },
  deletions: {
    columns: ['user_id'],
    exported: 'an account that is to be deleted has no session that could ask',
    deleted: 'that the account is deleted, and when',
  },
  admin_log: {
    columns: [],
    exported: 'what operators did; what it came to stands in the sanctions',
    deleted: 'the account that operators give of themselves, for as long as the settings say',
  },
} as const satisfies Readonly<Record<string, Fate>>
