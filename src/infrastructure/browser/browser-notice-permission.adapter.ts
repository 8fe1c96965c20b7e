import type { NoticePermission } from '../../application/tasks/notice-permission.port'
import type { PushPermission } from '../../domain/tasks/push-offer'

/** What is needed of a browser; some have only parts of it. */
export interface PermissionPlatform {
  readonly Notification: Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined
  readonly permissions: Pick<Permissions, 'query'> | undefined
  readonly worker: boolean
  readonly push: boolean
}

export const permissionsHere = (): PermissionPlatform => ({
  Notification: globalThis.Notification,
  permissions: navigator.permissions,
  worker: 'serviceWorker' in navigator,
  push: 'PushManager' in globalThis,
})

const nothing = (): void => undefined

/** Whether this browser shows notices; `offered`: this deployment sends pushes. */
export const makeBrowserNoticePermission = (
  offered: boolean,
  { Notification: made, permissions, push, worker }: PermissionPlatform = permissionsHere(),
): NoticePermission => {
  const able = offered && push && worker && made !== undefined
  const now = (): PushPermission => (able ? made.permission : 'unsupported')
  return {
    now,
    onChange: (run) => {
      let status: PermissionStatus | null = null
      let over = false
      const tell = (): void => run(now())
      if (able)
        void permissions?.query({ name: 'notifications' }).then((found) => {
          if (over) return
          status = found
          found.addEventListener('change', tell)
        }, nothing)
      return () => {
        over = true
        status?.removeEventListener('change', tell)
      }
    },
    ask: () => {
      if (!able) return Promise.resolve('unsupported')
      return made.requestPermission().catch(now)
    },
  }
}
