import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who may decline which call without a session. */
export interface Declining {
  readonly room: string
  readonly callee: number
}

const macOf = (key: Uint8Array, { callee, room }: Declining): string =>
  createHmac('sha256', key).update(`decline:${room}:${callee}`).digest('base64url')

/** A ticket that declines that call for that person and opens nothing else; it counts as long as the call rings. */
export const makeCallTicket = (key: Uint8Array, declining: Declining): string =>
  `${declining.room}.${declining.callee}.${macOf(key, declining)}`

/** What a ticket declines; null when it was not made here. */
export const readCallTicket = (key: Uint8Array, ticket: string): Declining | null => {
  const [room = '', callee = '', mac = ''] = ticket.split('.')
  const declining = { room, callee: Number(callee) }
  const [given, own] = [Buffer.from(mac), Buffer.from(macOf(key, declining))]
  return given.length === own.length && timingSafeEqual(given, own) ? declining : null
}
