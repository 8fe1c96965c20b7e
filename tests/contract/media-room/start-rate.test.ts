import { describe, expect, it } from 'vitest'
import { startingAt } from '../../../src/infrastructure/rtc/webrtc/start-rate'

const sdp = (...lines: readonly string[]): string => [...lines, ''].join('\r\n')

const sound = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10']
const repair = ['a=rtpmap:97 rtx/90000', 'a=fmtp:97 apt=96']

describe('the rate at which pictures begin', () => {
  it('is told for each codec of pictures, for nothing else', () => {
    const given = sdp(
      'v=0',
      ...sound,
      'm=video 9 UDP/TLS/RTP/SAVPF 96 97 102',
      'a=rtpmap:96 VP8/90000',
      ...repair,
      'a=rtpmap:102 H264/90000',
      'a=fmtp:102 packetization-mode=1',
    )
    const told = sdp(
      'v=0',
      ...sound,
      'm=video 9 UDP/TLS/RTP/SAVPF 96 97 102',
      'a=rtpmap:96 VP8/90000',
      'a=fmtp:96 x-google-start-bitrate=600',
      ...repair,
      'a=rtpmap:102 H264/90000',
      'a=fmtp:102 packetization-mode=1;x-google-start-bitrate=600',
    )
    expect(startingAt(given, 600)).toBe(told)
    expect(startingAt(told, 600)).toBe(told)
  })

  it('is not for the other side to say', () => {
    const greedy = sdp(
      'm=video 9 UDP/TLS/RTP/SAVPF 96',
      'a=rtpmap:96 VP8/90000',
      'a=fmtp:96 max-fs=12288;x-google-min-bitrate=90000;x-google-start-bitrate=90000;x-google-max-bitrate=90000',
    )
    expect(startingAt(greedy, 600)).toBe(
      sdp(
        'm=video 9 UDP/TLS/RTP/SAVPF 96',
        'a=rtpmap:96 VP8/90000',
        'a=fmtp:96 max-fs=12288;x-google-start-bitrate=600',
      ),
    )
  })

  it.each(['', 'offer 1', 'm=video', sdp(...sound)])('changes nothing where there are no pictures: %j', (given) =>
    expect(startingAt(given, 600)).toBe(given),
  )
})
