/** A finger that rests for so long opens a row's menu (@rule CHAT-6). */
export const LONG_PRESS_MS = 600
/** A finger that moves further than this does not rest. */
export const REST_PX = 10
