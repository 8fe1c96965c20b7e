/** Why a socket is closed, as WebSocket close codes. */
export const CLOSE = {
  goingAway: 1001,
  tooLarge: 1009,
  malformed: 4400,
  notAllowed: 4401,
  ended: 4001,
  noHello: 4408,
  tooMany: 4429,
  tooSlow: 4413,
} as const

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
