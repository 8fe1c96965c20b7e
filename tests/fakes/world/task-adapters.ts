import type { CoreAdapters } from '../../../src/infrastructure/container/adapters'
import { makeActivityGatewayFake } from './activity-gateway.fake'
import { makeCheckInGatewayFake } from './check-in-gateway.fake'
import type { Rig } from './seat'
import { makeTasksGatewayFake } from './tasks-gateway.fake'
import type { World } from './world'

/** What the features of coming back load in a browser of the world when they are first needed. */
export const taskAdapters = (world: World, seat: Rig): Pick<CoreAdapters, 'activity' | 'checkIn' | 'tasks'> => ({
  activity: async () => ({ gateway: makeActivityGatewayFake(world, seat) }),
  checkIn: async () => ({ gateway: makeCheckInGatewayFake(world, seat) }),
  tasks: async () => ({ gateway: makeTasksGatewayFake(world, seat) }),
})
