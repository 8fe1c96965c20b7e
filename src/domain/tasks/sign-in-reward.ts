/** Coins that the tasks of today still hold for somebody who has just come; 0: none (@rule TASK-22). */
export interface SignInReward {
  /** For having signed in. */
  readonly signIn: number
  /** For talking on LiveCam. */
  readonly liveCam: number
}

/** Nothing is told where nothing is to be had. */
export const isWorthTelling = ({ liveCam, signIn }: SignInReward): boolean => signIn > 0 || liveCam > 0
