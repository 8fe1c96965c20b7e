import type { NoticePermission } from '../../src/application/tasks/notice-permission.port'
import type { PushPermission } from '../../src/domain/tasks/push-offer'
import { makeListeners } from './listeners'

export interface NoticePermissionFake extends NoticePermission {
  /** How often the browser has asked. */
  readonly asked: () => number
  /** What the person will answer. */
  readonly willAnswer: (answer: PushPermission) => void
  /** Changed in the settings of the browser. */
  readonly set: (permission: PushPermission) => void
}

/** The permission of a browser whose person has not been asked yet. */
export const makeNoticePermissionFake = (first: PushPermission = 'default'): NoticePermissionFake => {
  const changes = makeListeners<PushPermission>()
  let [permission, answer, asked] = [first, 'granted' as PushPermission, 0]
  const set = (next: PushPermission): void => {
    if (next === permission) return
    permission = next
    changes.tell(next)
  }
  return {
    now: () => permission,
    onChange: changes.add,
    ask: async () => {
      if (permission !== 'default') return permission
      asked += 1
      set(answer)
      return permission
    },
    asked: () => asked,
    willAnswer: (next) => {
      answer = next
    },
    set,
  }
}
