import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TO from 'fp-ts/TaskOption'
import type { BillingPart } from '../../../src/application/calls/billing'
import type { BillingView } from '../../../src/application/calls/billing.model'
import type { CallsFeature } from '../../../src/application/calls/calls.feature'
import type { CallsView } from '../../../src/application/calls/calls-view'
import type { DevicesPart } from '../../../src/application/calls/devices-part'
import type { DevicesView } from '../../../src/application/calls/devices.model'
import type { SimulatedCallPart } from '../../../src/application/calls/simulated-call'
import type { SimulatedCallView } from '../../../src/application/calls/simulated-call.model'
import type { FriendsFeature, FriendsView } from '../../../src/application/friends/friends.feature'
import type { ProfileFeature, ProfileView } from '../../../src/application/profile/profile.feature'
import { makeSafety } from '../../../src/application/safety/safety'
import type { SafetyFeature } from '../../../src/application/safety/safety.feature'
import { noSimulatedCall } from '../../../src/domain/calls/simulated-call'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import { acquaintance } from '../../builders/acquaintance'
import { makeAppealGatewayFake } from '../../fakes/appeal-gateway.fake'
import { makeReportGatewayFake } from '../../fakes/report-gateway.fake'

const later = async (): Promise<void> => undefined

export const anAcquaintance = (id: number, over: Partial<Acquaintance> = {}): Acquaintance =>
  acquaintance(id, { birthday: '1994-05-01', ...over })

/** Friends made of plain values; only the people given are known. */
export const aFriends = (
  people: readonly Acquaintance[],
  view: Partial<FriendsView> = {},
  over: Partial<FriendsFeature> = {},
): FriendsFeature => ({
  view: {
    friends: people.filter(({ relation }) => relation === 'friend'),
    favorites: people.filter(({ relation, pinned }) => relation === 'friend' && pinned),
    requests: people.filter(({ relation }) => relation === 'asking'),
    more: false,
    blacklist: { items: [], listing: 'loaded', more: false },
    reminders: { items: [], listing: 'loaded', more: false },
    remindNum: 0,
    suggestion: O.none,
    news: O.none,
    guests: [],
    guestListing: 'loaded',
    listing: 'loaded',
    told: false,
    search: { _tag: 'Idle' },
    person: (id) => O.fromNullable(people.find((person) => person.id === id)),
    presence: (id) => people.find((person) => person.id === id)?.status ?? 'unknown',
    busyWith: () => false,
    addPrice: 9,
    addConfirmed: false,
    freeAddsLeft: null,
    ...view,
  },
  load: later,
  loadMore: later,
  loadGuests: later,
  pin: () => async () => E.right(undefined),
  rename: (_id, remark) => async () => E.right(remark),
  remove: () => async () => E.right(undefined),
  block: () => async () => E.right(undefined),
  unblock: () => async () => E.right(undefined),
  loadBlacklist: later,
  loadMoreBlacklist: later,
  loadReminders: later,
  loadMoreReminders: later,
  remind: () => async () => E.right(undefined),
  suggest: later,
  dismissSuggestion: () => undefined,
  dismissNews: () => undefined,
  search: () => undefined,
  open: () => async () => E.left({ _tag: 'Unreachable', timedOut: false }),
  confirmAdding: () => undefined,
  add: () => async () => E.right(undefined),
  answer: () => async () => E.right(undefined),
  watch: () => () => undefined,
  ...over,
})

/** A simulated call made of plain values; nothing is shown. */
export const aSimulatedCall = (
  view: Partial<SimulatedCallView> = {},
  over: Partial<SimulatedCallPart> = {},
): SimulatedCallPart => ({
  view: { call: noSimulatedCall, shownMs: 0, addTip: false, picture: O.none, ...view },
  start: () => async () => E.right(undefined),
  end: () => undefined,
  ...over,
})

/** Cameras, microphones and speakers made of plain values: one of each, nothing wrong with them. */
export const aDevices = (view: Partial<DevicesView> = {}, over: Partial<DevicesPart> = {}): DevicesPart => ({
  view: {
    all: [],
    using: {},
    facesAway: false,
    manyCameras: false,
    blur: 'none',
    picture: O.none,
    check: 'closed',
    preview: 'closed',
    problem: null,
    lost: null,
    hear: null,
    hearKnown: false,
    ...view,
  },
  openCheck: later,
  closeCheck: () => undefined,
  allowed: async () => true,
  openPreview: later,
  closePreview: () => undefined,
  choose: () => later,
  nextCamera: later,
  blur: () => later,
  levels: () => () => undefined,
  testSpeaker: async () => true,
  dismissLost: () => undefined,
  ...over,
})

/** The cost of calls made of plain values; no receipt is in sight. */
export const aBilling = (view: Partial<BillingView> = {}, over: Partial<BillingPart> = {}): BillingPart => ({
  view: { money: O.none, hint: O.none, later: O.none, dispute: null, ...view },
  open: () => later,
  close: () => undefined,
  write: () => undefined,
  dispute: later,
  ...over,
})

/** Calls made of plain values; nothing is on. */
export const aCalls = (view: Partial<CallsView> = {}, over: Partial<CallsFeature> = {}): CallsFeature => ({
  view: {
    start: { _tag: 'None' },
    call: { _tag: 'Idle' },
    facts: O.none,
    answering: false,
    minutesLeft: O.none,
    price: 20,
    matchPrice: null,
    talkedMs: 0,
    muted: false,
    cameraOff: false,
    peerMuted: false,
    peerCameraOff: false,
    peerPictureHeld: false,
    interrupted: false,
    quality: { level: 'good', picture: 'full' },
    limitReached: false,
    lowBalance: false,
    peerRelation: null,
    friendAdd: { show: false, info: null },
    addHint: false,
    local: O.none,
    remote: O.none,
    receipt: O.none,
    endedAt: O.none,
    ...view,
  },
  place: () => later,
  proceed: later,
  abandon: () => undefined,
  answer: later,
  decline: later,
  rejoin: later,
  hangUp: later,
  show: later,
  block: async () => E.right(undefined),
  mute: () => undefined,
  camera: () => undefined,
  billing: aBilling(),
  devices: aDevices(),
  pictureInPicture: {
    view: { available: false, open: false },
    toggle: () => async () => E.right(undefined),
    close: later,
  },
  safety: { view: { notice: false, peerSight: null }, dismissNotice: () => undefined },
  ringing: { speak: () => () => undefined, answerSoon: () => undefined },
  simulated: aSimulatedCall(),
  dismissFriendAdd: () => undefined,
  engaged: () => false,
  dismissReceipt: () => undefined,
  ...over,
})

/** A profile made of plain values: no photos, nothing on its way, no host. */
export const aProfile = (view: Partial<ProfileView> = {}, over: Partial<ProfileFeature> = {}): ProfileFeature => ({
  view: {
    photos: [],
    photoListing: 'loaded',
    uploads: [],
    saving: false,
    host: O.none,
    hostListing: 'loaded',
    album: () => ({ listing: 'loaded', photos: [], videos: [] }),
    ...view,
  },
  save: () => async () => E.right(undefined),
  loadPhotos: later,
  addPhotos: () => undefined,
  retryUpload: () => undefined,
  cancelUpload: () => undefined,
  removePhoto: () => async () => E.right(undefined),
  openPicture: () => async () => E.left({ _tag: 'PictureUnsupported' }),
  sendPicture: () => ({ done: async () => E.left({ _tag: 'Cancelled' }), cancel: () => undefined }),
  openAlbum: () => later,
  loadHost: later,
  saveHost: () => async () => E.right(undefined),
  ...over,
})

/** Safety made of plain values: everything is taken. */
export const aSafety = (over: Partial<SafetyFeature> = {}): SafetyFeature => ({
  appeal: () => async () => E.right('open'),
  report: makeSafety({
    gateway: makeAppealGatewayFake(),
    reports: makeReportGatewayFake(),
    scene: { meets: () => false, witness: () => ({ met: false, moment: TO.none, leave: () => undefined }) },
  }).report,
  ...over,
})
