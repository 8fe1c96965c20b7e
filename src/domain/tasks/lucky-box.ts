import { WEEK_DAYS } from './check-in'

/** Holds a number of coins that is told beforehand, for so many check-ins of the week. Nothing is drawn, nothing is staked. */
export interface LuckyBox {
  readonly id: number
  readonly coins: number
  readonly checkIns: number
  readonly opened: boolean
}

/** Whether a box can be opened after so many check-ins; each is opened once. */
export const canOpen = ({ checkIns, opened }: LuckyBox, made: number): boolean => !opened && made >= checkIns

/** How much of the week's check-ins has been made, in whole percent. */
export const weekPercent = (made: number): number => Math.min(100, Math.floor((made * 100) / WEEK_DAYS))
