import { locations } from './locations'

/**
 * Whether the app goes back to the home page and loads it anew because camera, microphone or speakers are missing: only from
 * the match page, and only once, so that nobody is sent round and round. @rule CALL-27
 */
export const leavesWithoutDevice = (location: number, leftBefore: boolean): boolean =>
  location === locations.match && !leftBefore
