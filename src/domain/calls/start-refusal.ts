/** Why the gateway starts no call; `Told`: its own words are shown. */
export type StartRefusal =
  'NoAnswer' | 'AddFriendFirst' | 'NotEnoughCoins' | 'Busy' | 'PeerOffline' | 'VipOnly' | 'Told'

/** What the codes of call create mean. @rule CALL-31 CALL-32 CALL-33 CALL-34 CALL-35 CALL-36 */
const refusals: Readonly<Record<number, StartRefusal>> = {
  100001: 'NoAnswer',
  100002: 'NoAnswer',
  100003: 'AddFriendFirst',
  100004: 'NotEnoughCoins',
  100005: 'Busy',
  100006: 'PeerOffline',
  100008: 'VipOnly',
  200: 'Told',
  100000: 'Told',
}

/** What a code of call create means; null: it is none of these. @rule CALL-31 CALL-32 CALL-33 CALL-34 CALL-35 CALL-36 */
export const startRefusalOf = (code: number): StartRefusal | null => refusals[code] ?? null
