import * as E from 'fp-ts/Either'
import { ADD_FRIEND_PRICE } from '../src/domain/friends/add-price'
import { HOT_ADDS_A_DAY } from '../src/domain/friends/hot-adds'
import { PICTURE_LIMIT } from '../src/domain/kernel/picture-file'
import { PRICE_LIMIT } from '../src/domain/profile/host-settings'
import { DAY, HOUR, MINUTE, SECOND } from '../src/domain/kernel/time'
import { per } from './settings-limit'
import { mergeSettings } from './settings-merge'
import { activity, checkIn } from './settings-check-in'
import { matching } from './settings-matching'
import { offers } from './settings-offers'
import { orders } from './settings-orders'
import { push } from './settings-push'
import { payments, sandbox } from './settings-payments'
import { rewards } from './settings-rewards'
import { shop } from './settings-shop'
import { signIn } from './settings-sign-in'
import { gifts } from './settings-gifts'
import { cards, playWays, redDots } from './settings-cards'
import { chatFigures, pictures, translation } from './settings-chat'
import { snapshots } from './settings-snapshots'
import { tasks } from './settings-tasks'

export type Mode = 'local' | 'production'

const MIB = 1024 * 1024

const session = {
  /** ACCT-112: the oldest beyond these is kicked. */
  browsersAllowed: 1,
  terminalsAllowed: 1,
  /** ACCT-104. */
  cookieMs: 365 * DAY,
  /** So long a token of automatic login counts after its use, for a second tab or a reply that was lost. */
  automaticGraceMs: 30 * SECOND,
  /** How long a real-time token may wait for its socket (GATE-29). */
  rtmTokenMs: 2 * MINUTE,
}

const request = {
  /** GATE-6. */
  oldMs: 300 * SECOND,
  aheadMs: 30 * SECOND,
  /** GATE-9. */
  ticketMs: HOUR,
  /** GATE-11. */
  timeoutMs: 50 * SECOND,
  bodyBytes: 64 * 1024,
  /** CHAT-68: the file of a form; more is 40004. */
  uploadBytes: PICTURE_LIMIT,
  rememberAnswersMs: 7 * DAY,
  shutdownMs: 5 * SECOND,
}

/** 429 beyond these (errors.md). */
const limits = {
  requestsPerAccount: per(1_200, MINUTE),
  requestsPerDevice: per(600, MINUTE),
  requestsPerAddress: per(3_000, MINUTE),
  messagesPerAccount: per(90, MINUTE),
  giftsPerAccount: per(60, MINUTE),
  /** Presence and status (rows 24, 85 and 86); a page beats every 20 s (GATE-26). */
  beatsPerAccount: per(30, MINUTE),
  /** What somebody notes about friends (rows 41, 42, 46 and 48). */
  notesPerAccount: per(60, MINUTE),
  /** Requests to be friends; what is refused costs nothing, so that nobody asks without end. */
  asksPerAccount: per(30, MINUTE),
  /** What a client says of its calls is kept, each time. */
  callReportsPerAccount: per(60, HOUR),
  /** What people say about others (SAFE-5). */
  reportsPerAccount: per(20, DAY),
  /** What follows reports: reasons, words, pictures (SAFE-9). */
  reportDetailsPerAccount: per(100, HOUR),
  /** Codes for refunds, by mail (COIN-48). */
  refundCodesPerAccount: per(5, HOUR),
  signInsPerDevice: per(30, 10 * MINUTE),
  signInsPerAddress: per(120, 10 * MINUTE),
  codesPerDevice: per(10, 10 * MINUTE),
  codesPerAddress: per(40, 10 * MINUTE),
  /** Presses of 'Pay' (COIN-20). */
  ordersPerAccount: per(60, HOUR),
  /** Deliveries in a provider's name that it has not signed (PLUS-10). */
  forgedPerAddress: per(60, MINUTE),
  uploadsPerAccount: per(30, 10 * MINUTE),
  /** Pictures for messages among them. */
  chatPicturesPerAccount: per(60, HOUR),
  /** Pictures for safety out of calls (CALL-73). */
  snapshotsPerAccount: per(60, 10 * MINUTE),
  /** Files with all data of an account (PLUS-14). */
  exportsPerAccount: per(3, DAY),
  /** Batches of reported events; a page sends at most one every 5 s (GATE-25). */
  eventsPerDevice: per(20, MINUTE),
  eventsPerAddress: per(240, MINUTE),
  /** They are kept for weeks: nobody fills the disk with them. */
  eventsPerAddressDay: per(10_000, DAY),
  /** Devices told to the gateway for pushes, and what somebody wants to be notified of. */
  pushSettingsPerAccount: per(60, HOUR),
  /** Pictures that somebody, or some address without a session, looks at. */
  picturesPerAsker: per(3_000, MINUTE),
  signalsPerSocket: per(300, 10 * SECOND),
  framesPerSocket: per(2_000, 10 * SECOND),
}

const socket = {
  helloMs: 10 * SECOND,
  beatMs: 20 * SECOND,
  deadMs: 45 * SECOND,
  frameBytes: 64 * 1024,
  pageRows: 100,
  /** Rows sent and not acknowledged. */
  inFlightRows: 400,
  bufferedBytes: MIB,
  /** Frames that wait for those before them. */
  waitingFrames: 256,
  /** The least time between two notes of how far a session has acknowledged. */
  cursorMs: SECOND,
  perSession: 8,
  /** Where several processes may share the store: how often a socket that nothing woke looks for news; 0: never. */
  lookMs: 2 * SECOND,
}

const inbox = { keepMs: 30 * DAY }

/** How long reported events and their counts are kept. */
const usage = { keepMs: 90 * DAY }

/** Short messages by a provider. */
const texts = {
  timeoutMs: 10 * SECOND,
  /** On their way at the same time; 25505 beyond. */
  atOnce: 100,
  /** So many in a row that were not taken make it failing (500) for so long. */
  failuresInRow: 3,
  restMs: 30 * SECOND,
}

const friends = {
  /** FRND-6. */
  addPrice: ADD_FRIEND_PRICE,
  /** Requests of one person to another; who has said no is left in peace for the rest of it. */
  asksPerPair: per(3, DAY),
  /** FRND-16: requests from hot videos that cost nothing, each day in UTC. */
  hotAddsADay: HOT_ADDS_A_DAY,
  /** Friends of whose coming online somebody can be reminded (FRND-42). */
  reminders: 100,
  /** The least time between two reminders of one friend. */
  remindQuietMs: 10 * MINUTE,
  /** The least time between two words to friends about the presence of one person (FRND-46). */
  presenceQuietMs: 2 * SECOND,
}

const calls = {
  /** CALL-67. */
  price: 20,
  /** CALL-15. */
  maleMinimum: 80,
  /** CALL-44. */
  ringMs: 30 * SECOND,
  /** A call that was created and does not ring by then is over. */
  launchMs: 10 * SECOND,
  /** Calls that one person may start. */
  startsPerAccount: per(20, MINUTE),
  /** Those to one person that were not answered: each keeps that person busy, unheard until it is launched. */
  unansweredPerPair: per(5, MINUTE),
  /** CALL-54. */
  firstFrameMs: 30 * SECOND,
  /** CALL-57: actions younger than this are replayed. */
  replayMs: 30 * SECOND,
  /** CALL-83: how long a call with a recording rings, and how long it lasts. */
  previewAccept: { leastMs: 3 * SECOND, mostMs: 8 * SECOND },
  previewHangUp: { leastMs: 40 * SECOND, mostMs: 90 * SECOND },
  /** CALL-65: points of a host for a hundred coins that callers have paid. */
  pointsPercent: 50,
  /** PLUS-7: so long after its end a bill can be disputed; the record of leases is kept as long. */
  disputeMs: 30 * DAY,
}

const safety = {
  /** SAFE-29: how long a ban lasts for which the operator names no end. */
  banMs: 48 * HOUR,
  /** How long a ban screen can appeal, and how often somebody may against one sanction (PLUS-13). */
  appeals: { tokenMs: DAY, perSanction: 2 },
  /** PLUS-14. */
  deletionGraceMs: 7 * DAY,
  /** Rows in each part of a file with all data of one account (PLUS-14). */
  exportRows: 100_000,
  /** Bytes of the pictures in it, as they are stored. */
  exportPictureBytes: 100 * MIB,
  /** Mails about reports to one address, whoever named it. */
  reportMailsPerAddress: per(3, DAY),
  /** How long a report is kept after it was closed. */
  reportKeepMs: 180 * DAY,
  /** How long it stands in the log what operators looked at and decided. */
  logKeepMs: 730 * DAY,
}

const hosts = {
  /** CALL-66, coins a minute. */
  leastPrice: 1,
  mostPrice: PRICE_LIMIT,
}

/** Version of the privacy agreement: raised, it is shown to everybody once more (SAFE-13). */
const agreement = { version: 1 }

/** Every figure of the gateway with the row that gives it, in coins, ms, bytes or counts; a deployment may replace each one. */
export const defaultSettings = (mode: Mode) => ({
  session,
  request,
  limits,
  socket,
  inbox,
  usage,
  signIn,
  texts,
  friends,
  chat: chatFigures(mode === 'local'),
  translation,
  calls,
  matching,
  safety,
  pictures,
  snapshots,
  hosts,
  gifts,
  shop,
  orders,
  payments,
  sandbox,
  agreement,
  push,
  offers,
  checkIn,
  activity,
  rewards,
  cards,
  playWays,
  redDots,
  tasks,
})

export type Settings = ReturnType<typeof defaultSettings>
export type Limit = ReturnType<typeof per>

/** What a deployment gave, over the defaults; every name and kind that is not known is named. */
export const replaceSettings = (own: Settings, given: unknown): E.Either<readonly string[], Settings> => {
  const faults: string[] = []
  const merged = mergeSettings(own, given, '', faults) as Settings
  return faults.length === 0 ? E.right(merged) : E.left(faults)
}
