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
  let asked: Promise<PermissionStatus> | undefined
  /** Chromium keeps every answer as long as the page lives: one is enough. */
  const statusOf = (): Promise<PermissionStatus> | undefined =>
    (asked ??= able ? permissions?.query({ name: 'notifications' }) : undefined)
  return {
    now,
    onChange: (run) => {
      let over = false
      let stop = nothing
      const tell = (): void => run(now())
      void statusOf()?.then((status) => {
        if (over) return
        status.addEventListener('change', tell)
        stop = () => status.removeEventListener('change', tell)
      }, nothing)
      return () => {
        over = true
        stop()
      }
    },
    ask: () => {
      if (!able) return Promise.resolve('unsupported')
      return made.requestPermission().catch(now)
    },
  }
}
