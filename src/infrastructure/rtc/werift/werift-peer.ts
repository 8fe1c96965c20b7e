import { RTCPeerConnection, RTCRtpCodecParameters, type RTCDtlsTransport } from 'werift'
import type { Clip } from './read-webm'
import { RecordedTrack } from './recorded-track'
import { keepStandard } from './transceiver'

/** Seconds that are waited for a server that does not answer: an offer goes out when all have. */
const [STUN_S, TURN_S] = [1, 3]

const opus = () =>
  new RTCRtpCodecParameters({ mimeType: 'audio/OPUS', clockRate: 48_000, channels: 2, rtcpFeedback: [] })

/** What is lost is sent again, and who lacks too much asks for a whole picture. */
const picture = (codec: Clip['codec']) =>
  new RTCRtpCodecParameters({
    mimeType: `video/${codec}`,
    clockRate: 90_000,
    rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
  })

const isRelay = ({ credential, urls, username }: RTCIceServer): boolean =>
  credential !== undefined && username !== undefined && [urls].flat().some((url) => /^turns?:/.test(url))

const [ALERT, CLOSE_NOTIFY] = [21, Buffer.from([1, 0])]

/** A goodbye that does not get out holds nobody up. */
const GOODBYE_MS = 200

/** Says that it is meant so; the library just falls silent, which looks like a lost network (RFC 5246, 7.2.1). */
const sayGoodbye = async ({ dtls, state }: RTCDtlsTransport): Promise<void> => {
  if (dtls === undefined || state !== 'connected') return
  const { cipher } = dtls
  const encrypt = cipher.encryptPacket.bind(cipher)
  cipher.encryptPacket = (packet) => {
    packet.recordLayerHeader.contentType = ALERT
    return encrypt(packet)
  }
  await dtls.send(CLOSE_NOTIFY)
  // It leaves in a later turn, and a socket that is closed by then drops it.
  await new Promise((resolve) => setImmediate(resolve))
}

/** A connection in a program: sends recordings, and counts what comes instead of decoding it. */
export class WeriftPeer extends RTCPeerConnection {
  private frames = 0
  private over = false

  constructor(configuration: RTCConfiguration, codec: Clip['codec']) {
    const { iceServers = [], iceTransportPolicy = 'all' } = configuration
    // Where no relay is known the library would use its own addresses after all.
    const reaches = iceTransportPolicy === 'all' || iceServers.some(isRelay)
    super({
      iceServers: iceServers.map(({ credential, urls, username }) => ({
        urls,
        ...(username === undefined ? {} : { username }),
        ...(credential === undefined ? {} : { credential }),
      })),
      iceTransportPolicy,
      iceUseIpv4: reaches,
      iceUseIpv6: reaches,
      bundlePolicy: 'max-bundle',
      iceStunGatherTimeout: STUN_S,
      iceTurnConnectTimeout: TURN_S,
      codecs: { audio: [opus()], video: [picture(codec)] },
    })
    this.onTransceiverAdded.subscribe((transceiver) =>
      keepStandard(transceiver, () => this.signalingState === 'have-remote-offer' || this['needNegotiation']()),
    )
    // An answer settles what this side wanted, as the standard has it (4.7.3); the library would go on asking for an offer.
    this.signalingStateChange.subscribe((state) => {
      if (state === 'have-remote-offer') this['negotiatedChangeSeq'] = this['negotiationChangeSeq']
    })
    this.onTrack.subscribe((track) => {
      if (track.kind === 'video') track.onReceiveRtp.subscribe(({ header }) => (this.frames += Number(header.marker)))
    })
    this.connectionStateChange.subscribe((state) => (state === 'connected' ? this.begin() : undefined))
  }

  override async getStats(...selected: Parameters<RTCPeerConnection['getStats']>) {
    const report = await super.getStats(...selected)
    for (const one of report.values())
      if (one.type === 'inbound-rtp' && 'kind' in one && one.kind === 'video')
        Object.assign(one, { framesDecoded: this.frames })
    return report
  }

  override async close(): Promise<void> {
    if (this.over) return
    this.over = true
    const said = Promise.allSettled(this.dtlsTransports.map(sayGoodbye))
    const { promise, resolve } = Promise.withResolvers<void>()
    const late = setTimeout(resolve, GOODBYE_MS)
    await Promise.race([said, promise])
    clearTimeout(late)
    await super.close()
  }

  private begin(): void {
    for (const { track } of this.getSenders()) if (track instanceof RecordedTrack) track.begin()
  }
}
