import type { Peer } from '../platform'

/** Puts each track on a media section of its kind that sends nothing yet; both ways are open on it from then on. */
export const attachTracks = async (peer: Peer, local: MediaStream): Promise<void> => {
  const free = peer
    .getTransceivers()
    .filter(({ direction, sender }) => sender.track === null && direction !== 'stopped')
  const pairs = local.getTracks().flatMap((track) => {
    const place = free.find(({ receiver }) => receiver.track.kind === track.kind)
    return place === undefined ? [] : [{ place, track }]
  })
  for (const { place } of pairs) place.direction = 'sendrecv'
  await Promise.all(pairs.map(({ place, track }) => place.sender.replaceTrack(track)))
}
