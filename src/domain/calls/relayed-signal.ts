import * as O from 'fp-ts/Option'
import type { CallSignal } from './call-signal'

const CANDIDATE_LINE = 'a=candidate:'
const REMOTE_LINE = 'a=remote-candidates:'

/** RFC 8839: foundation, component, transport, priority, address, port, `typ`, and what kind it is. */
const isRelay = (candidate: string): boolean => {
  const parts = candidate.trim().split(/\s+/)
  return parts[6] === 'typ' && parts[7] === 'relay'
}

/** Where a relayed candidate was reached from is nobody's business either. */
const withoutOrigin = (candidate: string): string =>
  candidate.replace(/\sraddr\s+\S+/, ' raddr 0.0.0.0').replace(/\srport\s+\S+/, ' rport 0')

/** Lines that carry an address besides the candidates (`o=`, `c=`, `a=rtcp:`) are not used once there are candidates. */
const withoutAddress = (line: string): string => line.replace(/\bIN\s+IP[46]\s+\S+/, 'IN IP4 0.0.0.0')

const withCandidates = (sdp: string, passes: (candidate: string) => boolean): string =>
  sdp
    .split(/\r\n|\r|\n/)
    .filter((line) => !line.startsWith(REMOTE_LINE) && (!line.startsWith(CANDIDATE_LINE) || passes(line)))
    .map((line) => (line.startsWith(CANDIDATE_LINE) ? withoutOrigin(line) : withoutAddress(line)))
    .join('\r\n')

/**
 * A signal as it may pass between people who meet through a relay only: without any address but the relay's. None: nothing
 * of it may pass. The empty candidate says that no more come, and passes.
 */
export const relayedSignal = (signal: CallSignal): O.Option<CallSignal> => {
  switch (signal._tag) {
    case 'Hello':
      return O.some({ _tag: 'Hello', instance: signal.instance })
    case 'Description': {
      const { from, sdp, to, turn, type } = signal
      return O.some({ _tag: 'Description', type, sdp: withCandidates(sdp, isRelay), turn, from, to })
    }
    case 'Candidate': {
      const { candidate, sdpMid, sdpMLineIndex } = signal
      const passes = candidate === '' || isRelay(candidate)
      return passes ? O.some({ _tag: 'Candidate', candidate: withoutOrigin(candidate), sdpMid, sdpMLineIndex }) : O.none
    }
    case 'OfferWanted':
      return O.some({ _tag: 'OfferWanted', from: signal.from, restart: signal.restart })
    case 'Devices': {
      const { camera, held, microphone } = signal
      return O.some({ _tag: 'Devices', microphone, camera, ...(held === undefined ? {} : { held }) })
    }
    case 'Face':
      return O.some({ _tag: 'Face', face: signal.face, blurred: signal.blurred })
    case 'Invitation': {
      const { location, name, price, token } = signal
      return O.some({ _tag: 'Invitation', name, price, token, location })
    }
  }
}

/**
 * What of a signal may pass while it rings: what the caller offers, so that an answer can be got ready, without an address of any
 * kind. The callee has agreed to nothing yet and tells nothing.
 *
 * @rule CALL-42
 */
export const ringingSignal = (signal: CallSignal): O.Option<Extract<CallSignal, { _tag: 'Description' }>> => {
  if (signal._tag !== 'Description' || signal.type !== 'offer') return O.none
  const { _tag, from, sdp, to, turn, type } = signal
  return O.some({ _tag, type, sdp: withCandidates(sdp, () => false), turn, from, to })
}
