import type { UserId } from '../../../src/domain/kernel/ids'
import type { PushChoices } from '../../../src/domain/tasks/push-choices'

/** What the gateway of a world knows of pushes. */
export interface PushDesk {
  /** Where pushes of a session go. */
  readonly tokens: Map<number, string>
  readonly choices: Map<UserId, PushChoices>
}

export const makePushDesk = (): PushDesk => ({ tokens: new Map(), choices: new Map() })
