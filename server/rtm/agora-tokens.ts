import agoraToken from 'agora-token'
import { DAY, SECOND } from '../../src/domain/kernel/time'
import type { CallServices } from '../config-agora'

/** A token outlives every call; it opens one room, or the own signals, for one person. */
const LIFETIME_S = DAY / SECOND

/** Tokens by which a vendor's services let people in; none where calls need no vendor (@rule GATE-29). */
export interface VendorTokens {
  /** The project at the vendor whose rooms are used; empty: none (CALL-1). */
  readonly mediaAppId: string
  /** For media in a room. */
  readonly media: (room: string, userId: number) => { readonly appId: string; readonly token: string } | null
  /** For signals. */
  readonly signals: (userId: number) => { readonly appId: string; readonly token: string } | null
}

/** Signed with the vendor's own package (@rule GATE-28, GATE-29). */
export const vendorTokens = ({ agora, rtc, rtm }: CallServices): VendorTokens => ({
  mediaAppId: rtc === 'agora' ? (agora?.appId ?? '') : '',
  media: (room, userId) => {
    if (agora === null || rtc !== 'agora') return null
    const { RtcRole, RtcTokenBuilder } = agoraToken
    const { appId, certificate } = agora
    const both = [LIFETIME_S, LIFETIME_S] as const
    return {
      appId,
      token: RtcTokenBuilder.buildTokenWithUid(appId, certificate, room, userId, RtcRole.PUBLISHER, ...both),
    }
  },
  signals: (userId) => {
    if (agora === null || rtm !== 'agora') return null
    const { appId, certificate } = agora
    return { appId, token: agoraToken.RtmTokenBuilder.buildToken(appId, certificate, `${userId}`, LIFETIME_S) }
  },
})

/** What a room's token is called on the wire (rows 3 and 15, and the invitation): the vendor's for `userId`, else the room. */
export const roomToken = (tokens: VendorTokens, room: string, userId: number): string =>
  tokens.media(room, userId)?.token ?? room
