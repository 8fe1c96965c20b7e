import { locations } from './locations'

/** What follows when camera, microphone or speakers are missing. */
export interface MissingDevice {
  /** The words about it stand on the screen. */
  readonly says: true
  /** The app goes back to the home page, which is loaded anew. */
  readonly leaves: boolean
}

/** Only the match page is left, and only once, so that nobody is sent round and round. @rule CALL-27 */
export const afterMissing = (location: number, leftBefore: boolean): MissingDevice => ({
  says: true,
  leaves: location === locations.match && !leftBefore,
})
