import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { PushPermission } from '../../domain/tasks/push-offer'

/** Whether notices may be shown beside the page. */
export interface NoticePermission {
  /** `unsupported`: this browser, or this deployment, has no pushes. */
  readonly now: IO<PushPermission>
  /** Hears every change, those made in the settings of the browser too, until stopped. */
  readonly onChange: (run: (permission: PushPermission) => void) => IO<void>
  /** Asks whoever has not decided yet; the question must be begun within a press. Never rejects. */
  readonly ask: Task<PushPermission>
}
