/** Where a browser keeps it: for good, or as long as the tab is there. */
export type KeptIn = 'local' | 'tab'

/** A small text in a browser; `goes`: with its person, when the session is over (PLUS-15). */
export interface StoredKey {
  readonly name: string
  readonly keptIn: KeptIn
  readonly goes: boolean
}

const local = <N extends string>(name: N) => ({ name, keptIn: 'local', goes: false }) as const
const person = <N extends string>(name: N) => ({ name, keptIn: 'local', goes: true }) as const
const tab = <N extends string>(name: N) => ({ name, keptIn: 'tab', goes: true }) as const

/**
 * The keys of `reference-data.md`, each named here and nowhere else. What stays says something of the machine, or of a hint that was
 * read, and nothing of anybody.
 *
 * @rule DATA-21
 */
export const storedKeys = {
  /** Where the machine seems to be: id and code of the country, and the address (DATA-7). */
  countryId: local('CAMC_USER_COUNTRY'),
  countryCode: local('CAMC_USER_COUNTRY_CODE'),
  address: local('CAMC_USER_IP'),
  /** Whether the person is VIP (DATA-8). */
  vip: person('CAMC_USER_VIP'),
  /** Red dots that were looked at (DATA-9). */
  seenDots: person('CAM_HOT_DOT'),
  /** The tip of the wall was seen (DATA-10). */
  wallTip: local('CAMC_WALL_TIP'),
  /** The coin banner: hidden for good, and when it was put away (DATA-11). */
  bannerForGood: local('banner'),
  bannerDismissed: local('isBannerMessage'),
  /** Messages to each friend who has not written yet (DATA-12). */
  messageTimes: person('msgTimes'),
  /** The notice that a browser plays no sound before a press was seen (DATA-13). */
  soundNotice: local('CAMC_SAFARI_CALL'),
  /** Matches of the day (DATA-14). */
  matchesToday: person('CAMC_todayMatchTimes'),
  /** Where the person went to the shop from, and that it was left for a payment (DATA-15). */
  shopFrom: person('CAMC_SHOP_FROM'),
  shopJump: person('CAMC_SHOP_FROM_OTHER'),
  /** The call of this tab (DATA-16). */
  room: tab('CAMC_CURROOM_NUM'),
  role: tab('CAMC_MY_CALL_ROLE'),
  /** An unfinished payment form (DATA-17). */
  paymentForm: person('CAM_COIN_FORM_PARAM'),
  /** Begins the keys of places at which the price was told; the place follows (DATA-18). */
  priceTip: person('CAMC_CALL_PRICETIP_'),
  /** Camera and microphone have worked in this tab (DATA-19). */
  cameraCheck: tab('CAMC_RTC_CAMERA_CHECK'),
  microphoneCheck: tab('CAMC_RTC_MIC_CHECK'),
  /** What the gateway says of offers in browsers (DATA-20). */
  webConfig: person('enableWebConfig'),
} as const satisfies Readonly<Record<string, StoredKey>>

/** Remembers that the price was told at a place. @rule CALL-18 DATA-18 */
export const priceTipKey = (location: number): string => `${storedKeys.priceTip.name}${location}`

/** Names that go with their person, by where they are kept. */
export const leavingKeys = (keptIn: KeptIn): readonly string[] =>
  Object.values(storedKeys).flatMap((key) => (key.goes && key.keptIn === keptIn ? [key.name] : []))
