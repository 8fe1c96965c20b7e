import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { Gateway } from '../gateway/gateway'
import type { RequestIdentity } from '../gateway/request-identity'
import type { CoreAdapters } from './adapters'

interface Deps {
  readonly config: RuntimeConfig
  readonly gateway: Gateway
  readonly identity: RequestIdentity
}

type TaskAdapters = Pick<CoreAdapters, 'activity' | 'appUpdates' | 'checkIn' | 'tasks'>

/** What people come back for: each comes when it is asked for. */
export const taskAdapters = ({ config, gateway, identity }: Deps): TaskAdapters => ({
  appUpdates: async () => {
    const [{ browserPage, makeBrowserAppUpdates }, { workerRegistration }] = await Promise.all([
      import('../browser/browser-app-updates.adapter'),
      import('../browser/worker-registration'),
    ])
    return makeBrowserAppUpdates(workerRegistration(config), browserPage())
  },
  checkIn: async () => {
    const { makeCheckInGateway } = await import('../gateway/check-in-gateway.adapter')
    return { gateway: makeCheckInGateway(gateway, identity) }
  },
  tasks: async () => {
    const { makeTasksGateway } = await import('../gateway/tasks-gateway.adapter')
    return { gateway: makeTasksGateway(gateway) }
  },
  activity: async () => {
    const { makeActivityGateway } = await import('../gateway/activity-gateway.adapter')
    return { gateway: makeActivityGateway(gateway) }
  },
})
